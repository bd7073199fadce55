import { type CivilDate, civilDate } from '@statbook/domain/dates';
import type { AsAt } from '@statbook/domain/share-capital';
import { and, asc, count, desc, eq, gt, gte, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../../platform/database/database.ts';
import {
  shareCheckpoint,
  shareCheckpointLine,
  shareEvent,
  sharePosting,
} from '../../../../platform/database/schema.ts';

/** A day at whose end it is stored where the register stood, as known at an entry. */
export interface Checkpoint {
  number: number;
  on: CivilDate;
}

const columns = { number: shareCheckpoint.number, on: shareCheckpoint.effectiveOn };
const toCheckpoint = (row: { number: number; on: string } | undefined): Checkpoint | undefined =>
  row && { ...row, on: civilDate(row.on) };

/** The latest checkpoint that a reading can begin at: of its day or an earlier one, and with all that was known by then. */
export async function findCheckpoint(
  tx: Transaction,
  companyId: string,
  asAt: AsAt,
): Promise<Checkpoint | undefined> {
  const [row] = await tx
    .select(columns)
    .from(shareCheckpoint)
    .where(isBeginning(companyId, asAt))
    .orderBy(...latestFirst)
    .limit(1);
  return toCheckpoint(row);
}

/** The same with what it says of memberships, as that was stored. */
export async function findStoredMemberships(
  tx: Transaction,
  companyId: string,
  asAt: AsAt,
): Promise<(Checkpoint & { memberships: unknown }) | undefined> {
  const [row] = await tx
    .select({ ...columns, memberships: shareCheckpoint.memberships })
    .from(shareCheckpoint)
    .where(isBeginning(companyId, asAt))
    .orderBy(...latestFirst)
    .limit(1);
  return row && { ...row, on: civilDate(row.on) };
}

const latestFirst = [desc(shareCheckpoint.effectiveOn), desc(shareCheckpoint.number)];

function isBeginning(companyId: string, { on, knownAt }: AsAt): SQL | undefined {
  const { outdatedAt, number, effectiveOn } = shareCheckpoint;
  return and(
    eq(shareCheckpoint.companyId, companyId),
    lte(effectiveOn, on),
    knownAt === undefined ? isNull(outdatedAt) : or(isNull(outdatedAt), gt(outdatedAt, knownAt)),
    knownAt === undefined ? undefined : lte(number, knownAt),
  );
}

/** Every checkpoint of a company, in the order in which they were made. */
export async function listCheckpoints(tx: Transaction, companyId: string): Promise<Checkpoint[]> {
  const rows = await tx
    .select(columns)
    .from(shareCheckpoint)
    .where(eq(shareCheckpoint.companyId, companyId))
    .orderBy(asc(shareCheckpoint.number));
  return rows.map(({ number, on }) => ({ number, on: civilDate(on) }));
}

/** What a checkpoint says of memberships, as it was stored. */
export async function loadStoredMemberships(
  tx: Transaction,
  companyId: string,
  { number }: Checkpoint,
): Promise<unknown> {
  const [row] = await tx
    .select({ memberships: shareCheckpoint.memberships })
    .from(shareCheckpoint)
    .where(and(eq(shareCheckpoint.companyId, companyId), eq(shareCheckpoint.number, number)));
  return row?.memberships;
}

/** A table of what is in accounts. */
export type LineTable = Pick<typeof sharePosting | typeof shareCheckpointLine, 'accountKey' | 'classId'>;

/**
 * Everything that makes up what holders and treasury have of each lot at the end of a day: the lines of the checkpoint that
 * is begun at, and the postings after it.
 */
export function movementsUpTo(
  tx: Transaction,
  companyId: string,
  {
    asAt: { on, knownAt },
    since,
    narrowed,
  }: { asAt: AsAt; since: Checkpoint | undefined; narrowed: (table: LineTable) => SQL | undefined },
) {
  const postings = tx
    .select({
      accountKey: sharePosting.accountKey,
      lotId: sharePosting.lotId,
      classId: sharePosting.classId,
      shares: sharePosting.shares,
    })
    .from(sharePosting)
    .where(
      and(
        eq(sharePosting.companyId, companyId),
        since && gt(sharePosting.effectiveOn, since.on),
        lte(sharePosting.effectiveOn, on),
        knownAt === undefined ? undefined : lte(sharePosting.eventNumber, knownAt),
        notInArray(sharePosting.accountKey, ['issuer', 'cancelled']),
        narrowed(sharePosting),
      ),
    );
  if (since === undefined) return postings.as('movements');
  const standing = tx
    .select({
      accountKey: shareCheckpointLine.accountKey,
      lotId: shareCheckpointLine.lotId,
      classId: shareCheckpointLine.classId,
      shares: shareCheckpointLine.shares,
    })
    .from(shareCheckpointLine)
    .where(
      and(
        eq(shareCheckpointLine.companyId, companyId),
        eq(shareCheckpointLine.number, since.number),
        narrowed(shareCheckpointLine),
      ),
    );
  return unionAll(standing, postings).as('movements');
}

/** An entry that takes effect by the day of a checkpoint makes it a thing of the past. */
export async function outdateCheckpoints(
  tx: Transaction,
  companyId: string,
  { number, effectiveOn }: { number: number; effectiveOn: CivilDate },
): Promise<void> {
  await tx
    .update(shareCheckpoint)
    .set({ outdatedAt: number })
    .where(
      and(
        eq(shareCheckpoint.companyId, companyId),
        gte(shareCheckpoint.effectiveOn, effectiveOn),
        isNull(shareCheckpoint.outdatedAt),
      ),
    );
}

/** How many lines a checkpoint has. */
export async function countLines(
  tx: Transaction,
  companyId: string,
  { number }: Checkpoint,
): Promise<number> {
  const [row] = await tx
    .select({ lines: count() })
    .from(shareCheckpointLine)
    .where(and(eq(shareCheckpointLine.companyId, companyId), eq(shareCheckpointLine.number, number)));
  return row?.lines ?? 0;
}

/** The day of the event that has so many others of its day or later ones after it, where that is after the day given. */
export async function dayBeforeLast(
  tx: Transaction,
  companyId: string,
  { places, after }: { places: number; after: CivilDate | undefined },
): Promise<CivilDate | undefined> {
  const [row] = await tx
    .select({ on: shareEvent.effectiveOn })
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), after && gt(shareEvent.effectiveOn, after)))
    .orderBy(desc(shareEvent.effectiveOn), desc(shareEvent.number))
    .offset(places)
    .limit(1);
  return row && civilDate(row.on);
}

/** What is stored of a checkpoint besides its lines. */
export interface CheckpointToStore extends Checkpoint {
  accountId: string;
  companyId: string;
  memberships: unknown;
}

/** Stores a checkpoint; its lines follow from the one before and what came after that. */
export async function insertCheckpoint(
  tx: Transaction,
  { accountId, companyId, number, on, memberships }: CheckpointToStore,
  since: Checkpoint | undefined,
): Promise<void> {
  await tx.insert(shareCheckpoint).values({ accountId, companyId, number, effectiveOn: on, memberships });
  const movements = movementsUpTo(tx, companyId, { asAt: { on }, since, narrowed: () => undefined });
  await tx.insert(shareCheckpointLine).select(
    tx
      .select({
        accountId: sql<string>`${accountId}::uuid`.as('account_id'),
        companyId: sql<string>`${companyId}::uuid`.as('company_id'),
        number: sql<number>`${number}::integer`.as('number'),
        accountKey: movements.accountKey,
        lotId: movements.lotId,
        classId: movements.classId,
        shares: sql<string>`sum(${movements.shares})`.as('sum_of_shares'),
      })
      .from(movements)
      .groupBy(movements.accountKey, movements.lotId, movements.classId)
      .having(sql`sum(${movements.shares}) <> 0`),
  );
}
