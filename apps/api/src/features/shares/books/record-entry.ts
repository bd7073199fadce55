import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ShareEventRequestOnWire } from '@statbook/contract';
import { certificatesForEvent, certificatesForOutcome, type PlannedEvent } from '@statbook/domain';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import { loadCertificates, storeCertificates } from './certificate-queries.ts';
import { keepCheckpoints } from './checkpoints.ts';
import {
  type Bookkeeper,
  findEntry,
  insertEvent,
  lastEventNumber,
  loadEvents,
  lockRegister,
  type StoredEvent,
} from './event-queries.ts';
import { type Desk, type PlannedEntry, planEntry } from './plan-entry.ts';

export interface EntryOrder {
  desk: Omit<Desk, 'wholePosition'>;
  keeper: Bookkeeper;
  requests: readonly ShareEventRequestOnWire[];
  key: string | undefined;
  basis: number | undefined;
  /** Certificates follow what the events come to together, and not each of them. */
  onlyOutcomeCounts?: boolean | undefined;
}

export interface RecordedEntry {
  events: readonly StoredEvent[];
  /** Sent again under its key: it stands already. */
  isRepeated: boolean;
}

/**
 * Records what was asked, all of it or nothing. Writers of one register take turns: what was planned is still true when it
 * is written.
 */
export async function recordEntry(order: EntryOrder): Promise<RecordedEntry | Refusal> {
  const { desk, keeper, requests, key = randomUUID(), basis } = order;
  const { tx, companyId } = desk;
  await lockRegister(tx, companyId);
  const known = await findEntry(tx, companyId, key);
  if (known.length > 0) {
    const events = await loadEvents(tx, companyId, known);
    const isSame = isDeepStrictEqual(asStored(events.map(({ sent }) => sent)), asStored(requests));
    return isSame ? { events, isRepeated: true } : refuse('entry-key-used');
  }
  const last = await lastEventNumber(tx, companyId);
  if (basis !== undefined && basis !== last) return refuse('changed-meanwhile');
  const planned = await planEntry({ ...desk, wholePosition: false }, requests);
  if (planned instanceof RefusalValue) return planned;
  for (const [index, { event, sent }] of planned.steps.entries()) {
    const entry = { key, part: index + 1 };
    await insertEvent(tx, keeper, { event, sent, number: last + 1 + index, entry });
    if (!order.onlyOutcomeCounts) await keepCertificates(order, [event], planned);
  }
  if (order.onlyOutcomeCounts)
    await keepCertificates(
      order,
      planned.steps.map(({ event }) => event),
      planned,
    );
  await keepCheckpoints(tx, keeper, { first: last + 1, last: last + planned.steps.length });
  const ids = planned.steps.map(({ event }) => event.id);
  return { events: await loadEvents(tx, companyId, ids), isRepeated: false };
}

async function keepCertificates(
  { desk: { tx, companyId, today }, keeper }: EntryOrder,
  events: readonly PlannedEvent[],
  { findLot }: PlannedEntry,
): Promise<void> {
  const holders = events
    .flatMap(({ postings }) => postings)
    .flatMap(({ account }) => (account.kind === 'holder' ? [account.holderId] : []));
  const live = await loadCertificates(tx, companyId, [...new Set(holders)]);
  const around = { issuedOn: today, findLot };
  const [first] = events;
  const change =
    events.length === 1 && first
      ? certificatesForEvent(first, live, around)
      : certificatesForOutcome(events, live, around);
  const last = events.at(-1);
  if (last) await storeCertificates(tx, keeper, { change, cause: { eventId: last.id } });
}

/** Without the members that JSON leaves out. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
