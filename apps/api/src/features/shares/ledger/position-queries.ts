import type { CivilDate } from '@statbook/domain/dates';
import {
  parseLedgerAccountKey,
  type AsAt,
  type ClassTerms,
  changedTerms,
  type AffectedAccounts,
  type PositionLine,
  type ShareClass,
  type ShareClassId,
  type SharePosition,
  shareClassId,
} from '@statbook/domain/share-capital';
import { and, asc, desc, eq, getTableColumns, gt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { fetchRows } from '../../../platform/database/fetch-rows.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import {
  shareClass,
  shareEvent,
  shareHolding,
  shareLot,
  shareTerms,
} from '../../../platform/database/schema.ts';
import { findCheckpoint, type LineTable, movementsUpTo } from './checkpoints/checkpoint-queries.ts';
import { loadHolders } from './holder-queries.ts';
import { type Known, THE_END } from './known.ts';
import { memoize } from './memoize.ts';
import { lotReader, sharesFrom, termsFrom } from './stored-values.ts';

const ALL: AffectedAccounts = { classes: 'all', holders: 'all', treasury: true };

interface PositionAsked {
  asAt?: Known;
  concerned?: AffectedAccounts;
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
  concerned: AffectedAccounts;
}

const { accountId: _account, companyId: _company, ...lotColumns } = getTableColumns(shareLot);

/** The order of `compareLines` of the domain, in which shares are taken where a request does not say which. */
const oldestFirst = (accountKey: SQLWrapper) => [
  asc(shareLot.issuedOn),
  asc(shareLot.firstNumber),
  sql`${shareLot.id} collate "C"`,
  sql`${accountKey} collate "C"`,
];

async function loadLines(tx: Transaction, companyId: string, asked: LinesAsked): Promise<PositionLine[]> {
  const { asAt, concerned } = asked;
  if (concerned.classes !== 'all' && concerned.classes.length === 0) return [];
  const rows =
    asAt.knownAt === undefined && !(await hasEventsAfter(tx, companyId, asAt.on))
      ? await linesNow(tx, companyId, concerned)
      : await linesOn(tx, companyId, asked);
  const [lotFrom, countOf] = [lotReader(), memoize(sharesFrom)];
  return rows.map((row) => ({
    account: parseLedgerAccountKey(row.accountKey),
    lot: lotFrom(row),
    shares: countOf(row.shares),
  }));
}

/** Found by the last day: a search for any later event may read them all. */
async function hasEventsAfter(tx: Transaction, companyId: string, on: string): Promise<boolean> {
  const [last] = await tx
    .select({ on: shareEvent.effectiveOn })
    .from(shareEvent)
    .where(eq(shareEvent.companyId, companyId))
    .orderBy(desc(shareEvent.effectiveOn), desc(shareEvent.number))
    .limit(1);
  return last !== undefined && last.on > on;
}

/** From what is kept of the present: its cost does not grow with what happened before. */
function linesNow(tx: Transaction, companyId: string, concerned: AffectedAccounts) {
  return fetchRows(
    tx,
    tx
      .select({ accountKey: shareHolding.accountKey, shares: shareHolding.shares, ...lotColumns })
      .from(shareHolding)
      .innerJoin(shareLot, eq(shareLot.id, shareHolding.lotId))
      .where(
        and(
          eq(shareHolding.companyId, companyId),
          gt(shareHolding.shares, '0'),
          isConcerned(shareHolding, concerned),
        ),
      )
      .orderBy(...oldestFirst(shareHolding.accountKey)),
  );
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
  return await fetchRows(
    tx,
    tx
      .select({ accountKey: sums.accountKey, shares: sums.shares, ...lotColumns })
      .from(sums)
      .innerJoin(shareLot, eq(shareLot.id, sums.lotId))
      .orderBy(...oldestFirst(sums.accountKey)),
  );
}

function isConcerned(
  { accountKey, classId }: LineTable | Pick<typeof shareHolding, 'accountKey' | 'classId'>,
  { classes, holders, treasury }: AffectedAccounts,
): SQL | undefined {
  const ofClass = classes === 'all' ? undefined : isOneOf(classId, classes);
  if (holders === 'all') return ofClass;
  const keys = holders.map((id) => `holder:${id}`);
  const ofHolder = keys.length > 0 ? isOneOf(accountKey, keys) : undefined;
  const own = treasury ? eq(accountKey, 'treasury') : undefined;
  return and(ofClass, ofHolder === undefined && own === undefined ? sql`false` : or(ofHolder, own));
}

/** The classes with their terms at the end of a day, in the order in which they were set up. */
export async function loadClasses(
  tx: Transaction,
  companyId: string,
  asAt: AsAt = { on: THE_END },
  numbersBefore?: CivilDate,
): Promise<ShareClass[]> {
  const rows = await listTerms(tx, companyId, highestNumber(companyId, numbersBefore));
  const highest = new Map<string, bigint>(rows.map((row) => [row.classId, BigInt(row.highestNumber ?? 0)]));
  return [...termsAt(rows, asAt)].map(([id, terms]) => ({ id, terms, highestNumber: highest.get(id) ?? 0n }));
}

type TermsRow = Awaited<ReturnType<typeof listTerms>>[number];

/**
 * All terms that the classes of a company were ever given, with the events that changed them, in the order in which they count;
 * beside each the highest number of its class, where that is asked for.
 */
export function listTerms(
  tx: Transaction,
  companyId: string,
  highest: SQL<string | null> = sql<string | null>`null`,
) {
  const reversal = alias(shareEvent, 'reversal');
  return tx
    .select({
      classId: shareTerms.classId,
      before: shareTerms.before,
      after: shareTerms.after,
      effectiveOn: shareEvent.effectiveOn,
      number: shareEvent.number,
      kind: shareEvent.kind,
      reversedBy: reversal.number,
      highestNumber: highest.as('highest_number'),
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
}

/** The terms of each class at the end of a day. */
export function termsAt(rows: readonly TermsRow[], asAt: AsAt): ReadonlyMap<ShareClassId, ClassTerms> {
  const terms = new Map<ShareClassId, ClassTerms>();
  for (const row of rows) {
    const { before, after, kind } = row;
    const classId = shareClassId(row.classId);
    const known = terms.get(classId);
    if (before === null || known === undefined) terms.set(classId, termsFrom(after));
    else if (counts(row, asAt))
      terms.set(
        classId,
        changedTerms(
          known,
          { classId, before: termsFrom(before), after: termsFrom(after) },
          kind ?? undefined,
        ),
      );
  }
  return terms;
}

/** Whether the event of a change had taken effect on a day, was known, and had not been taken back. */
function counts(
  event: Pick<TermsRow, 'effectiveOn' | 'number' | 'kind' | 'reversedBy'>,
  { on, knownAt = Number.MAX_SAFE_INTEGER }: AsAt,
): boolean {
  const { effectiveOn, number, kind, reversedBy } = event;
  const isKnown = (effectiveOn ?? '') <= on && (number ?? 0) <= knownAt;
  return isKnown && kind !== 'reversal' && (reversedBy ?? Infinity) > knownAt;
}

/** The highest distinguishing number that a class has given; with a day, by the entries before it. */
function highestNumber(companyId: string, before: CivilDate | undefined): SQL<string | null> {
  const counts =
    before === undefined
      ? sql`true`
      : sql`event_id in (select id from share_event where company_id = ${companyId} and effective_on < ${before})`;
  return sql`(select max(last_number) from share_lot where class_id = ${shareClass.id} and ${counts})`;
}
