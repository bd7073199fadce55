import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { type AsAt, holderId, shareClassId } from '@statbook/domain/share-capital';
import type { DayChange } from '@statbook/domain/share-capital/projections';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { fetchRows } from '../../../../platform/database/fetch-rows.ts';
import { sharePosting } from '../../../../platform/database/schema.ts';
import { memoize } from '../memoize.ts';
import { sharesFrom } from '../stored-values.ts';

/**
 * What each day changed in what each holder had of each class, the days in their order. A reversal counts on the day of what
 * it reverses, so that both leave nothing. From the first entry, or after a day.
 */
export async function loadDayChanges(
  tx: Transaction,
  companyId: string,
  { asAt: { on, knownAt }, after }: { asAt: AsAt; after: CivilDate | undefined },
): Promise<DayChange[]> {
  const changes = tx
    .select({
      on: sharePosting.effectiveOn,
      holderId: sharePosting.holderId,
      classId: sharePosting.classId,
      change: sql<string>`sum(${sharePosting.shares})`.as('change'),
    })
    .from(sharePosting)
    .where(
      and(
        eq(sharePosting.companyId, companyId),
        isNotNull(sharePosting.holderId),
        after && gt(sharePosting.effectiveOn, after),
        lte(sharePosting.effectiveOn, on),
        knownAt === undefined ? undefined : lte(sharePosting.eventNumber, knownAt),
      ),
    )
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
