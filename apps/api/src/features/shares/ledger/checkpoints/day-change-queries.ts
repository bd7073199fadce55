import { civilDate } from '@statbook/domain/dates';
import { type AsAt, holderId, shareClassId } from '@statbook/domain/share-capital';
import type { DayChange } from '@statbook/domain/share-capital/projections';
import { and, asc, eq, gt, inArray, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { fetchRows } from '../../../../platform/database/fetch-rows.ts';
import { shareCheckpointLine, sharePosting } from '../../../../platform/database/schema.ts';
import { memoize } from '../memoize.ts';
import { sharesFrom } from '../stored-values.ts';
import type { Checkpoint } from './checkpoint-queries.ts';

interface ChangesAsked {
  asAt: AsAt;
  /** The checkpoint after whose day the changes are; undefined for all from the first entry. */
  since: Checkpoint | undefined;
  /** Leaves out holders who had shares on every day since the checkpoint: their memberships go on. */
  onlyUnsettled?: boolean;
}

/**
 * What each day changed in what each holder had of each class, the days in their order. A reversal counts on the day of what
 * it reverses, so that both leave nothing.
 */
export async function loadDayChanges(
  tx: Transaction,
  companyId: string,
  { asAt: { on, knownAt }, since, onlyUnsettled = false }: ChangesAsked,
): Promise<DayChange[]> {
  const counted = and(
    eq(sharePosting.companyId, companyId),
    isNotNull(sharePosting.holderId),
    since && gt(sharePosting.effectiveOn, since.on),
    lte(sharePosting.effectiveOn, on),
    knownAt === undefined ? undefined : lte(sharePosting.eventNumber, knownAt),
  );
  const unsettled = onlyUnsettled && since && unsettledHolders(tx, companyId, { since, counted });
  const changes = tx
    .select({
      on: sharePosting.effectiveOn,
      holderId: sharePosting.holderId,
      classId: sharePosting.classId,
      change: sql<string>`sum(${sharePosting.shares})`.as('change'),
    })
    .from(sharePosting)
    .where(and(counted, unsettled ? inArray(sharePosting.holderId, unsettled) : undefined))
    .groupBy(sharePosting.effectiveOn, sharePosting.holderId, sharePosting.classId)
    .having(sql`sum(${sharePosting.shares}) <> 0`)
    .orderBy(asc(sharePosting.effectiveOn), asc(sharePosting.holderId));
  const [dayOf, countOf] = [memoize(civilDate), memoize(sharesFrom)];
  return (await fetchRows(tx, changes)).flatMap(({ on: day, holderId: holder, classId, change }) =>
    holder === null
      ? []
      : [
          {
            on: dayOf(day),
            holderId: holderId(holder),
            classId: shareClassId(classId),
            change: countOf(change),
          },
        ],
  );
}

/** Who may have had no shares since a checkpoint: all who did not have more of one lot at it than they gave up since. */
function unsettledHolders(
  tx: Transaction,
  companyId: string,
  { since, counted }: { since: Checkpoint; counted: SQL | undefined },
) {
  const moved = tx
    .select({
      holderId: sharePosting.holderId,
      accountKey: sharePosting.accountKey,
      shares: sql<string>`sum(least(${sharePosting.shares}, 0))`.as('given_up'),
    })
    .from(sharePosting)
    .where(counted)
    .groupBy(sharePosting.holderId, sharePosting.accountKey)
    .as('moved');
  const enough = tx
    .select({ lotId: shareCheckpointLine.lotId })
    .from(shareCheckpointLine)
    .where(
      and(
        eq(shareCheckpointLine.companyId, companyId),
        eq(shareCheckpointLine.number, since.number),
        eq(shareCheckpointLine.accountKey, moved.accountKey),
        sql`${shareCheckpointLine.shares} + ${moved.shares} > 0`,
      ),
    );
  return tx.select({ holderId: moved.holderId }).from(moved).where(notExists(enough));
}
