import {
  accountKey,
  type BalanceHistory,
  type BalanceKey,
  balancesConcerned,
  type ClassEvent,
  civilDate,
  classEventsOf,
  type Movement,
  type PlannedEvent,
  type RecordedHistory,
  shareEventId,
} from '@statbook/domain';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareEvent, sharePosting } from '../../../platform/database/schema.ts';
import { loadEvents, type StoredEvent } from './event-queries.ts';
import { sharesFrom } from './stored-values.ts';

/** What must be known of the books to see whether anything stands in the way of these events. */
export async function loadHistory(
  tx: Transaction,
  companyId: string,
  { events, reversed }: { events: readonly PlannedEvent[]; reversed: readonly StoredEvent[] },
): Promise<RecordedHistory> {
  const balances = new Map<BalanceKey, BalanceHistory>();
  for (const { key, account, lotId, from } of balancesConcerned(events))
    balances.set(key, await balanceHistory(tx, { account: accountKey(account), lotId, from }));
  return {
    balances,
    classEvents: await classEventsFrom(tx, companyId, events),
    reversed: new Map(reversed.map((event) => [event.id, event])),
  };
}

interface Balance {
  account: string;
  lotId: string;
  from: string;
}

async function balanceHistory(tx: Transaction, { account, lotId, from }: Balance): Promise<BalanceHistory> {
  const ofBalance = and(eq(sharePosting.lotId, lotId), eq(sharePosting.accountKey, account));
  const [sum] = await tx
    .select({ before: sql<string>`coalesce(sum(${sharePosting.shares}), 0)` })
    .from(sharePosting)
    .where(and(ofBalance, lt(sharePosting.effectiveOn, from)));
  const reversal = alias(shareEvent, 'reversal');
  const rows = await tx
    .select({ event: shareEvent, shares: sharePosting.shares, reversedBy: reversal.id })
    .from(sharePosting)
    .innerJoin(shareEvent, eq(shareEvent.id, sharePosting.eventId))
    .leftJoin(reversal, eq(reversal.reverses, shareEvent.id))
    .where(and(ofBalance, gte(sharePosting.effectiveOn, from)))
    .orderBy(asc(shareEvent.effectiveOn), asc(shareEvent.number));
  const movements = rows.map(
    ({ event, shares, reversedBy }): Movement => ({
      eventId: shareEventId(event.id),
      kind: kindOf(event.kind),
      effectiveOn: civilDate(event.effectiveOn),
      order: event.number,
      isLive: event.reverses === null && reversedBy === null,
      shares: sharesFrom(shares),
    }),
  );
  return { before: sharesFrom(sum?.before ?? '0'), movements };
}

function kindOf(kind: string): Movement['kind'] {
  // Written by this feature alone, from an event's own kind.
  return kind as Movement['kind'];
}

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
        sql`${shareEvent.kind} <> 'reversal' and ${shareEvent.kind} <> 'transmission'`,
      ),
    );
  const loaded = await loadEvents(
    tx,
    companyId,
    rows.map(({ id }) => id),
  );
  return loaded
    .filter(({ isReversed }) => !isReversed)
    .sort(
      (a, b) =>
        (a.effectiveOn < b.effectiveOn ? -1 : Number(a.effectiveOn > b.effectiveOn)) || a.order - b.order,
    )
    .flatMap((event) => classEventsOf(event, true));
}
