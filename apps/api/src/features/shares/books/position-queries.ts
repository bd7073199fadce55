import {
  accountFromKey,
  type AsAt,
  type CivilDate,
  civilDate,
  type ClassTerms,
  changedTerms,
  type ConcernedLines,
  holderId,
  type PositionLine,
  type ShareClass,
  type ShareHolder,
  type SharePosition,
  shareClassId,
} from '@statbook/domain';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  shareClass,
  shareEvent,
  shareHolderDetail,
  shareHolding,
  shareLot,
  shareTerms,
} from '../../../platform/database/schema.ts';
import { findCheckpoint, type LineTable, movementsUpTo } from './checkpoint-queries.ts';
import { addressFrom, lotFrom, membersFrom, sharesFrom, termsFrom } from './stored-values.ts';

const ALL: ConcernedLines = { classes: 'all', holders: 'all', treasury: true };
/** No company of the register is older. */
export const FIRST_DAY = '1844-09-05';
/** After every entry. */
export const THE_END = civilDate('9999-12-31');

/** The end of a day, as known at an entry; and by which moment names and addresses were known, where one is asked for. */
export interface Known extends AsAt {
  readonly knownBefore?: Date | undefined;
}

interface PositionAsked {
  asAt?: Known;
  concerned?: ConcernedLines;
  /** The day from which on the numbers that entries gave to shares do not count as used. */
  numbersBefore?: CivilDate | undefined;
}

/** Classes, lines and holders at the end of a day; only the lines that are concerned where that is said. */
export async function loadPosition(
  tx: Transaction,
  companyId: string,
  { asAt = { on: THE_END }, concerned = ALL, numbersBefore }: PositionAsked = {},
): Promise<SharePosition> {
  return {
    classes: await loadClasses(tx, companyId, asAt, numbersBefore),
    lines: await loadLines(tx, companyId, { asAt, concerned }),
    holders: await loadHolders(tx, companyId, asAt),
  };
}

interface LinesAsked {
  asAt: AsAt;
  concerned: ConcernedLines;
}

/** Oldest shares first, as they go when nobody says which. */
const oldestFirst = [asc(shareLot.issuedOn), asc(shareLot.firstNumber), sql`${shareLot.id} collate "C"`];

async function loadLines(tx: Transaction, companyId: string, asked: LinesAsked): Promise<PositionLine[]> {
  const { asAt, concerned } = asked;
  if (concerned.classes !== 'all' && concerned.classes.length === 0) return [];
  const rows =
    asAt.knownAt === undefined && !(await hasEventsAfter(tx, companyId, asAt.on))
      ? await linesNow(tx, companyId, concerned)
      : await linesOn(tx, companyId, asked);
  return rows.map(({ accountKey, shares, lot }) => ({
    account: accountFromKey(accountKey),
    lot: lotFrom(lot),
    shares: sharesFrom(shares),
  }));
}

async function hasEventsAfter(tx: Transaction, companyId: string, on: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), gt(shareEvent.effectiveOn, on)))
    .limit(1);
  return rows.length > 0;
}

/** From what is kept of the present: its cost does not grow with what happened before. */
function linesNow(tx: Transaction, companyId: string, concerned: ConcernedLines) {
  return tx
    .select({ accountKey: shareHolding.accountKey, shares: shareHolding.shares, lot: shareLot })
    .from(shareHolding)
    .innerJoin(shareLot, eq(shareLot.id, shareHolding.lotId))
    .where(
      and(
        eq(shareHolding.companyId, companyId),
        gt(shareHolding.shares, '0'),
        isConcerned(shareHolding, concerned),
      ),
    )
    .orderBy(...oldestFirst);
}

/** From the postings after the nearest checkpoint, for an earlier day or an earlier state of knowledge. */
async function linesOn(tx: Transaction, companyId: string, { asAt, concerned }: LinesAsked) {
  const since = await findCheckpoint(tx, companyId, asAt);
  const movements = movementsUpTo(tx, companyId, {
    asAt,
    since,
    narrowed: (table) => isConcerned(table, concerned),
  });
  const sums = tx
    .select({
      accountKey: movements.accountKey,
      lotId: movements.lotId,
      shares: sql<string>`sum(${movements.shares})`.as('sum_of_shares'),
    })
    .from(movements)
    .groupBy(movements.accountKey, movements.lotId)
    .having(sql`sum(${movements.shares}) <> 0`)
    .as('sums');
  return await tx
    .select({ accountKey: sums.accountKey, shares: sums.shares, lot: shareLot })
    .from(sums)
    .innerJoin(shareLot, eq(shareLot.id, sums.lotId))
    .orderBy(...oldestFirst);
}

function isConcerned(
  { accountKey, classId }: LineTable | Pick<typeof shareHolding, 'accountKey' | 'classId'>,
  { classes, holders, treasury }: ConcernedLines,
): SQL | undefined {
  const ofClass = classes === 'all' ? undefined : inArray(classId, [...classes]);
  if (holders === 'all') return ofClass;
  const keys = holders.map((id) => `holder:${id}`);
  const ofHolder = keys.length > 0 ? inArray(accountKey, keys) : undefined;
  const own = treasury ? eq(accountKey, 'treasury') : undefined;
  return and(ofClass, ofHolder === undefined && own === undefined ? sql`false` : or(ofHolder, own));
}

/** The classes with their terms at the end of a day, in the order in which they were set up. */
export async function loadClasses(
  tx: Transaction,
  companyId: string,
  { on, knownAt }: AsAt = { on: THE_END },
  numbersBefore?: CivilDate,
): Promise<ShareClass[]> {
  const reversal = alias(shareEvent, 'reversal');
  const rows = await tx
    .select({
      classId: shareTerms.classId,
      before: shareTerms.before,
      after: shareTerms.after,
      effectiveOn: shareEvent.effectiveOn,
      number: shareEvent.number,
      kind: shareEvent.kind,
      reversedBy: reversal.number,
    })
    .from(shareTerms)
    .innerJoin(shareClass, eq(shareClass.id, shareTerms.classId))
    .leftJoin(shareEvent, eq(shareEvent.id, shareTerms.eventId))
    .leftJoin(reversal, eq(reversal.reverses, shareEvent.id))
    .where(eq(shareTerms.companyId, companyId))
    .orderBy(
      asc(shareClass.createdAt),
      asc(shareClass.id),
      sql`${shareEvent.effectiveOn} nulls first`,
      sql`${shareEvent.number} nulls first`,
      asc(shareTerms.version),
    );
  const highest = await highestNumbers(tx, companyId, numbersBefore);
  const terms = new Map<string, ClassTerms>();
  for (const row of rows) {
    const { classId, before, after } = row;
    const known = terms.get(classId);
    if (before === null || known === undefined) terms.set(classId, termsFrom(after));
    else if (counts(row, { on, knownAt })) {
      const change = { classId: shareClassId(classId), before: termsFrom(before), after: termsFrom(after) };
      terms.set(classId, changedTerms(known, change));
    }
  }
  return [...terms].map(([id, each]) => ({
    id: shareClassId(id),
    terms: each,
    highestNumber: highest.get(id) ?? 0n,
  }));
}

/** Whether the event of a change had taken effect on a day, was known, and had not been taken back. */
function counts(
  event: {
    effectiveOn: string | null;
    number: number | null;
    kind: string | null;
    reversedBy: number | null;
  },
  { on, knownAt = Number.MAX_SAFE_INTEGER }: AsAt,
): boolean {
  const { effectiveOn, number, kind, reversedBy } = event;
  const isKnown = (effectiveOn ?? '') <= on && (number ?? 0) <= knownAt;
  return isKnown && kind !== 'reversal' && (reversedBy ?? Infinity) > knownAt;
}

async function highestNumbers(
  tx: Transaction,
  companyId: string,
  before: CivilDate | undefined,
): Promise<ReadonlyMap<string, bigint>> {
  const counts =
    before === undefined
      ? sql`true`
      : sql`event_id in (select id from share_event where company_id = ${companyId} and effective_on < ${before})`;
  const rows = await tx
    .select({
      id: shareClass.id,
      highest: sql<
        string | null
      >`(select max(last_number) from share_lot where class_id = share_class.id and ${counts})`,
    })
    .from(shareClass)
    .where(eq(shareClass.companyId, companyId));
  return new Map(rows.map(({ id, highest }) => [id, BigInt(highest ?? 0)]));
}

/** Everybody in the register by the name and address that they had at the end of a day, as was known when an entry was recorded. */
export async function loadHolders(
  tx: Transaction,
  companyId: string,
  { on, knownAt, knownBefore }: Known = { on: THE_END },
): Promise<ShareHolder[]> {
  const then = sql`(select recorded_at from share_event where company_id = ${companyId} and number = ${knownAt})`;
  const wasKnown =
    knownBefore === undefined
      ? lte(shareHolderDetail.recordedAt, then)
      : lt(shareHolderDetail.recordedAt, knownBefore);
  const rows = await tx
    .selectDistinctOn([shareHolderDetail.holderId])
    .from(shareHolderDetail)
    .where(
      and(
        eq(shareHolderDetail.companyId, companyId),
        // Whoever an entry names was known by then, even if two writers' clocks disagree.
        knownAt === undefined && knownBefore === undefined
          ? undefined
          : or(eq(shareHolderDetail.version, 1), wasKnown),
        or(isNull(shareHolderDetail.effectiveOn), lte(shareHolderDetail.effectiveOn, on)),
      ),
    )
    .orderBy(...latestFirst);
  return rows.map(holderFrom);
}

/** A holder by the name and address that they had on a day, as is known now. */
export type HolderOn = (id: string, on: CivilDate) => ShareHolder | undefined;

/** Everybody in the register with all the particulars that they ever had. */
export async function loadHoldersOverTime(tx: Transaction, companyId: string): Promise<HolderOn> {
  const rows = await tx
    .select()
    .from(shareHolderDetail)
    .where(eq(shareHolderDetail.companyId, companyId))
    .orderBy(...latestFirst);
  const byHolder = Map.groupBy(rows, ({ holderId: id }) => id);
  return (id, on) => {
    const found = byHolder.get(id)?.find(({ effectiveOn }) => effectiveOn === null || effectiveOn <= on);
    return found && holderFrom(found);
  };
}

/** What was so from the first counts where nothing of a later day does; of one day what was entered last. */
const latestFirst = [
  asc(shareHolderDetail.holderId),
  sql`${shareHolderDetail.effectiveOn} desc nulls last`,
  desc(shareHolderDetail.version),
];

function holderFrom({
  holderId: id,
  members,
  designation,
  address,
}: typeof shareHolderDetail.$inferSelect): ShareHolder {
  return {
    id: holderId(id),
    members: membersFrom(members),
    designation: designation ?? undefined,
    address: addressFrom(address),
  };
}
