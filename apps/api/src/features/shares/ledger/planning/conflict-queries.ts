import { civilDate } from '@statbook/domain/dates';
import {
  parseLedgerAccountKey,
  ledgerAccountKey,
  type AffectedBalance,
  type BalanceHistory,
  type BalanceKey,
  balanceKey,
  affectedBalances,
  type ClassEvent,
  classEventsOf,
  compareEvents,
  lotId as toLotId,
  type PostedPosting,
  type PlannedEvent,
  type PostedHistory,
  type ShareEventKind,
  shareEventId,
} from '@statbook/domain/share-capital';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../../platform/database/database.ts';
import { shareEvent, sharePosting } from '../../../../platform/database/schema.ts';
import { loadEvents, type StoredEvent } from '../event-queries.ts';
import { chunk } from '../chunk.ts';
import { sharesFrom } from '../stored-values.ts';

/** What must be known of the books to see whether anything stands in the way of these events. */
export async function loadHistory(
  tx: Transaction,
  companyId: string,
  { events, reversed }: { events: readonly PlannedEvent[]; reversed: readonly StoredEvent[] },
): Promise<PostedHistory> {
  const balances = new Map<BalanceKey, BalanceHistory>();
  for (const concerned of chunk(affectedBalances(events)))
    for (const [key, history] of await loadBalances(tx, concerned)) balances.set(key, history);
  return {
    balances,
    classEvents: await classEventsFrom(tx, companyId, events),
    reversed: new Map(reversed.map((event) => [event.id, event])),
  };
}

/** How so many balances stood before a day of their own, and how they moved from then on: two queries for all of them. */
async function loadBalances(
  tx: Transaction,
  balances: readonly AffectedBalance[],
): Promise<ReadonlyMap<BalanceKey, BalanceHistory>> {
  const wanted = sql`(values ${sql.join(
    balances.map(({ account, lotId, from }) => sql`(${ledgerAccountKey(account)}, ${lotId}, ${from}::date)`),
    sql`, `,
  )}) as wanted (account_key, lot_id, since)`;
  const ofBalance = sql`wanted.lot_id = ${sharePosting.lotId} and wanted.account_key = ${sharePosting.accountKey}`;
  const { lotId, accountKey: account, effectiveOn } = sharePosting;
  const sums = await tx
    .select({ account, lotId, before: sql<string>`sum(${sharePosting.shares})` })
    .from(sharePosting)
    .innerJoin(wanted, sql`${ofBalance} and ${effectiveOn} < wanted.since`)
    .groupBy(account, lotId);
  const reversal = alias(shareEvent, 'reversal');
  const rows = await tx
    .select({ account, lotId, event: placeOfEvent, shares: sharePosting.shares, reversedBy: reversal.id })
    .from(sharePosting)
    .innerJoin(wanted, sql`${ofBalance} and ${effectiveOn} >= wanted.since`)
    .innerJoin(shareEvent, eq(shareEvent.id, sharePosting.eventId))
    .leftJoin(reversal, eq(reversal.reverses, shareEvent.id))
    .orderBy(asc(shareEvent.effectiveOn), asc(shareEvent.number));
  const keyOf = (row: { account: string; lotId: string }) =>
    balanceKey(parseLedgerAccountKey(row.account), toLotId(row.lotId));
  const before = new Map(sums.map((row) => [keyOf(row), sharesFrom(row.before)]));
  const postings = Map.groupBy(rows, keyOf);
  return new Map(
    balances.map(({ key }) => [
      key,
      {
        before: before.get(key) ?? sharesFrom('0'),
        postings: (postings.get(key) ?? []).map(toPostedPosting),
      },
    ]),
  );
}

const placeOfEvent = {
  id: shareEvent.id,
  kind: shareEvent.kind,
  effectiveOn: shareEvent.effectiveOn,
  number: shareEvent.number,
  reverses: shareEvent.reverses,
};

interface PostedPostingRow {
  event: {
    id: string;
    kind: PostedPosting['kind'];
    effectiveOn: string;
    number: number;
    reverses: string | null;
  };
  shares: string;
  reversedBy: string | null;
}

function toPostedPosting({ event, shares, reversedBy }: PostedPostingRow): PostedPosting {
  return {
    eventId: shareEventId(event.id),
    kind: event.kind,
    effectiveOn: civilDate(event.effectiveOn),
    order: event.number,
    isLive: event.reverses === null && reversedBy === null,
    shares: sharesFrom(shares),
  };
}

/** The kinds of which some restate a class or leave more of it in issue. */
const KINDS_THAT_TOUCH_A_CLASS: readonly ShareEventKind[] = [
  'opening-balance',
  'allotment',
  'subdivision',
  'consolidation',
  'redesignation',
  'redenomination',
  'bonus-issue',
  'reduction',
];

/** Live events from the first of the new ones on that brought lots or terms; none where the new ones bring neither. */
async function classEventsFrom(
  tx: Transaction,
  companyId: string,
  events: readonly PlannedEvent[],
): Promise<ClassEvent[]> {
  const touching = events.filter(({ lots, terms }) => lots.length > 0 || terms.length > 0);
  const [first] = touching.map(({ effectiveOn }) => effectiveOn).sort();
  if (first === undefined) return [];
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(
      and(
        eq(shareEvent.companyId, companyId),
        // Anything new comes last on its day; a reversal stands where the reversed event stood.
        touching.some(({ reverses }) => reverses !== undefined)
          ? gte(shareEvent.effectiveOn, first)
          : sql`${shareEvent.effectiveOn} > ${first}`,
        inArray(shareEvent.kind, [...KINDS_THAT_TOUCH_A_CLASS]),
      ),
    );
  const loaded = await loadEvents(
    tx,
    companyId,
    rows.map(({ id }) => id),
  );
  return loaded
    .filter(({ isReversed }) => !isReversed)
    .sort(compareEvents)
    .flatMap((event) => classEventsOf(event, true));
}
