import { shareEventRequest, type GivenShareEventRequest } from '@statbook/contract';
import { civilDate } from '@statbook/domain/dates';
import { toDecimalText } from '@statbook/domain/money';
import {
  ledgerAccountKey,
  type Lot,
  type PlannedEvent,
  type ShareEvent,
  shareClassId,
  shareEventId,
} from '@statbook/domain/share-capital';
import { and, asc, eq, gte, lte, max, min, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { shareEvent, shareLot, sharePosting, shareTerms } from '../../../platform/database/schema.ts';
import { outdateCheckpoints } from './checkpoints/checkpoint-queries.ts';
import { chunk } from './chunk.ts';
import { lotReader, lotToStore, postingFrom, requestOf, termsFrom, termsToStore } from './stored-values.ts';

/** An entry as it stands in the books. */
export interface StoredEvent extends ShareEvent {
  readonly recordedAt: Date;
  /** What was asked, in the words of the wire. */
  readonly sent: GivenShareEventRequest;
  readonly isReversed: boolean;
  /** What was entered together has one. */
  readonly entryKey: string;
}

/** Whether an entry counts: it takes nothing back, and was not taken back. */
export const isStanding = ({ reverses, isReversed }: Pick<StoredEvent, 'reverses' | 'isReversed'>): boolean =>
  reverses === undefined && !isReversed;

/** Whose books are written, and by whom. */
export interface Bookkeeper {
  accountId: string;
  companyId: string;
  userId: string;
}

/** And when, by the clock that also says what day it is: what is read "as known at" a time is compared with it. */
export interface BookkeeperNow extends Bookkeeper {
  now: Date;
}

/** Has writers of the company's register take turns until the transaction ends. */
export async function lockRegister(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select take_register_turn(${companyId}::uuid)`);
}

/** The number of the entry that was recorded last; 0 in empty books. */
export async function lastEventNumber(tx: Transaction, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(shareEvent.number) })
    .from(shareEvent)
    .where(eq(shareEvent.companyId, companyId));
  return row?.last ?? 0;
}

/** When the next entry is recorded: now, and never before the last one, whatever the clock of another instance said. */
async function momentOfNext(tx: Transaction, { companyId, now }: BookkeeperNow): Promise<Date> {
  const [row] = await tx
    .select({ last: max(shareEvent.recordedAt) })
    .from(shareEvent)
    .where(eq(shareEvent.companyId, companyId));
  const last = row?.last ?? now;
  return last > now ? last : now;
}

/** The first day on which an entry takes effect; undefined in empty books. */
export async function firstEffectiveDay(tx: Transaction, companyId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ first: min(shareEvent.effectiveOn) })
    .from(shareEvent)
    .where(eq(shareEvent.companyId, companyId));
  return row?.first ?? undefined;
}

/** The ids of what was recorded under a key, in its order. */
export async function findEntry(tx: Transaction, companyId: string, key: string): Promise<string[]> {
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), eq(shareEvent.entryKey, key)))
    .orderBy(asc(shareEvent.entryPart));
  return rows.map(({ id }) => id);
}

/** The ids of the entries that take effect on a day or later, up to an entry. */
export async function listEventsFrom(
  tx: Transaction,
  companyId: string,
  { from, knownAt }: { from: string; knownAt?: number | undefined },
): Promise<string[]> {
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(
      and(
        eq(shareEvent.companyId, companyId),
        gte(shareEvent.effectiveOn, from),
        knownAt === undefined ? undefined : lte(shareEvent.number, knownAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Entries in the order of recording: those named, however many, or all of the company. */
export async function loadEvents(
  tx: Transaction,
  companyId: string,
  ids?: readonly string[],
): Promise<StoredEvent[]> {
  if (ids === undefined) return loadTogether(tx, companyId, undefined);
  const events: StoredEvent[] = [];
  for (const part of chunk(ids)) events.push(...(await loadTogether(tx, companyId, part)));
  return events.sort((one, other) => one.order - other.order);
}

async function loadTogether(
  tx: Transaction,
  companyId: string,
  ids: readonly string[] | undefined,
): Promise<StoredEvent[]> {
  const named = <T extends typeof shareEvent.id | typeof shareLot.eventId | typeof shareTerms.eventId>(
    column: T,
  ) => (ids === undefined ? undefined : isOneOf(column, ids));
  const rows = await tx
    .select()
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), named(shareEvent.id)))
    .orderBy(asc(shareEvent.number));
  const lots = await tx
    .select()
    .from(shareLot)
    .where(and(eq(shareLot.companyId, companyId), named(shareLot.eventId)));
  const postings = await tx
    .select()
    .from(sharePosting)
    .where(and(eq(sharePosting.companyId, companyId), ids && isOneOf(sharePosting.eventId, ids)));
  const terms = await tx
    .select()
    .from(shareTerms)
    .where(and(eq(shareTerms.companyId, companyId), named(shareTerms.eventId)));
  const reversed = await listReversed(tx, companyId, ids);
  const [lotsOf, postingsOf, termsOf] = [byEvent(lots), byEvent(postings), byEvent(terms)];
  const lotFrom = lotReader();
  return rows.map((row) => {
    const sent = shareEventRequest.parse(row.request);
    const request = requestOf(sent);
    return {
      id: shareEventId(row.id),
      kind: request.kind,
      effectiveOn: civilDate(row.effectiveOn),
      request,
      reverses: row.reverses === null ? undefined : shareEventId(row.reverses),
      entersAgain: row.entersAgain === null ? undefined : shareEventId(row.entersAgain),
      lots: (lotsOf.get(row.id) ?? []).map(lotFrom).sort(byPlace),
      postings: (postingsOf.get(row.id) ?? []).map(postingFrom),
      terms: (termsOf.get(row.id) ?? []).map(({ classId, before, after }) => ({
        classId: shareClassId(classId),
        before: termsFrom(before),
        after: termsFrom(after),
      })),
      order: row.number,
      source: { kind: row.source, reference: row.sourceReference },
      recordedAt: row.recordedAt,
      sent,
      isReversed: reversed.has(row.id),
      entryKey: row.entryKey,
    };
  });
}

/** Which of some entries, or of all, were taken back. */
async function listReversed(
  tx: Transaction,
  companyId: string,
  ids: readonly string[] | undefined,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ reverses: shareEvent.reverses })
    .from(shareEvent)
    .where(
      and(
        eq(shareEvent.companyId, companyId),
        ids === undefined ? sql`${shareEvent.reverses} is not null` : isOneOf(shareEvent.reverses, ids),
      ),
    );
  return new Set(rows.flatMap(({ reverses }) => (reverses === null ? [] : [reverses])));
}

/** The lots of these ids. */
export async function loadLots(tx: Transaction, companyId: string, ids: readonly string[]): Promise<Lot[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(shareLot)
    .where(and(eq(shareLot.companyId, companyId), isOneOf(shareLot.id, ids)));
  return rows.map(lotReader());
}

/** What one entry is recorded with. */
export interface EventToRecord {
  event: PlannedEvent;
  /** As it was sent. */
  sent: unknown;
  number: number;
  entry: { key: string; part: number };
}

/** Writes the events of an entry with their lots, postings and terms; what stands now follows them all at once. */
export async function insertEntry(
  tx: Transaction,
  bookkeeper: BookkeeperNow,
  events: readonly EventToRecord[],
): Promise<void> {
  const recordedAt = await momentOfNext(tx, bookkeeper);
  for (const each of events) await insertEvent(tx, bookkeeper, { ...each, recordedAt });
  for (const ids of chunk(events.map(({ event }) => event.id))) await projectHoldings(tx, ids);
}

async function insertEvent(
  tx: Transaction,
  { accountId, companyId, userId }: Bookkeeper,
  { event, sent, number, entry, recordedAt }: EventToRecord & { recordedAt: Date },
): Promise<void> {
  const own = { accountId, companyId };
  const { id: eventId, effectiveOn } = event;
  await tx.insert(shareEvent).values({
    ...own,
    id: eventId,
    number,
    kind: event.kind,
    effectiveOn,
    recordedAt,
    source: 'person',
    sourceReference: userId,
    request: sent,
    reverses: event.reverses ?? null,
    entersAgain: event.entersAgain ?? null,
    entryKey: entry.key,
    entryPart: entry.part,
  });
  for (const lots of chunk(event.lots))
    await tx.insert(shareLot).values(lots.map((lot) => ({ ...own, ...lotToStore(lot) })));
  for (const postings of chunk(event.postings))
    await tx.insert(sharePosting).values(
      postings.map(({ classId, lotId, account, shares }) => ({
        ...own,
        eventId,
        lotId,
        accountKey: ledgerAccountKey(account),
        classId,
        holderId: account.kind === 'holder' ? account.holderId : null,
        shares: toDecimalText(shares),
        eventNumber: number,
        effectiveOn,
      })),
    );
  for (const { classId, before, after } of event.terms)
    await tx.insert(shareTerms).values({
      ...own,
      classId,
      version: sql`(select max(version) + 1 from share_terms where class_id = ${classId})`,
      eventId,
      before: termsToStore(before),
      after: termsToStore(after),
    });
  await outdateCheckpoints(tx, companyId, { number, effectiveOn });
}

/** What stands now, after more events: the shares of holders and treasury by lot. Only their sum is never below zero. */
async function projectHoldings(tx: Transaction, eventIds: readonly string[]): Promise<void> {
  const moved = sql`select account_id, company_id, account_key, lot_id, class_id, sum(shares) as shares from share_posting
    where ${isOneOf(sharePosting.eventId, eventIds)} and account_key not in ('issuer', 'cancelled')
    group by account_id, company_id, account_key, lot_id, class_id`;
  await tx.execute(sql`
    insert into share_holding (account_id, company_id, account_key, lot_id, class_id, shares)
      select account_id, company_id, account_key, lot_id, class_id, 0 from (${moved}) p
      on conflict do nothing`);
  await tx.execute(sql`
    update share_holding h set shares = h.shares + p.shares from (${moved}) p
      where h.company_id = p.company_id and h.account_key = p.account_key and h.lot_id = p.lot_id`);
}

const byPlace = (a: Lot, b: Lot) => placeOf(a) - placeOf(b);
const placeOf = ({ id }: Lot) => Number(id.slice(id.lastIndexOf('/') + 1));

function byEvent<Row extends { eventId: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.eventId === null) continue;
    const group = groups.get(row.eventId) ?? [];
    groups.set(row.eventId, group);
    group.push(row);
  }
  return groups;
}
