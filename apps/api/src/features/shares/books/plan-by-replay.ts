import { randomUUID } from 'node:crypto';
import { type ShareEventRequestOnWire, toWireKeys } from '@statbook/contract';
import {
  addDays,
  civilDate,
  firstDayOf,
  type Lot,
  type LotId,
  planReplay,
  planReversal,
  type ReplayBooks,
  type ReplayOrder,
  type ReplayPart,
  type ShareActRequest,
  type ShareEventId,
  shareEventId,
} from '@statbook/domain';
import { Refusal } from '../../../pipeline/refusal.ts';
import { fieldRefusal, obstacleRefusal } from './entry-refusals.ts';
import { isStanding, loadEvents, loadLots, type StoredEvent } from './event-queries.ts';
import { loadLiveEvents } from './live-event-queries.ts';
import { missingHolders } from './named-holders.ts';
import { type Desk, findObstacleTo, type PlannedEntry, type PlannedStep } from './planned-entry.ts';
import { FIRST_DAY } from './known.ts';
import { loadClasses, loadPosition } from './position-queries.ts';
import { requestOf } from './stored-values.ts';

interface Asked extends ReplayOrder {
  takenBack: { event: StoredEvent; reason: string }[];
  acts: { id: ShareEventId; request: ShareActRequest }[];
  /** Where each act stands among the requests. */
  places: number[];
  /** What was sent, by the event that is taken back or made. */
  sent: Map<string, ShareEventRequestOnWire>;
}

/**
 * Plans a correction, or what is recorded late, behind entries that follow from it: those are taken back and entered again
 * with it, or nothing is.
 */
export async function planByReplay(
  desk: Desk,
  requests: readonly ShareEventRequestOnWire[],
): Promise<PlannedEntry | Refusal> {
  const asked = await readOrder(desk, requests);
  return asked instanceof Refusal ? asked : replay(desk, asked);
}

/** Plans a history in the place of the opening balance that the first request takes back. */
export async function planHistoryByReplay(
  desk: Desk,
  requests: readonly ShareEventRequestOnWire[],
): Promise<PlannedEntry | Refusal> {
  const asked = await readOrder(desk, requests);
  if (asked instanceof Refusal) return asked;
  const [balance] = asked.takenBack;
  const numbersFrom = balance?.event.effectiveOn;
  const classes = await loadClasses(desk.tx, desk.companyId, undefined, numbersFrom);
  const numbersBefore = new Map(classes.map(({ id, highestNumber }) => [id, highestNumber]));
  return replay(desk, { ...asked, numbersBefore });
}

async function replay(desk: Desk, asked: Asked): Promise<PlannedEntry | Refusal> {
  const books = await loadBooks(desk, asked);
  for (const [index, { request }] of asked.acts.entries()) {
    const missing = missingHolders(request, books.before.holders);
    if (missing.length > 0) return fieldRefusal(missing, asked.places[index] ?? 0);
  }
  const { isPublic, today, wholePosition: withPositions } = desk;
  const incorporatedOn = civilDate(desk.incorporatedOn ?? FIRST_DAY);
  const newId = () => shareEventId(randomUUID());
  const planned = planReplay(asked, books, { newId, incorporatedOn, isPublic, today, withPositions });
  if (!planned.ok && 'refusal' in planned) return obstacleRefusal(planned.refusal);
  if (!planned.ok) return fieldRefusal(planned.errors, asked.places[planned.act] ?? 0);
  const stored = new Map(books.events.map((event) => [event.id, event]));
  const steps = planned.parts.map((part) => toStep(part, asked, stored));
  const reversed = steps.flatMap(({ event }) => (event.reverses && stored.get(event.reverses)) || []);
  const obstacle = await findObstacleTo(desk, steps, reversed);
  if (obstacle !== undefined) return obstacleRefusal(obstacle);
  return { steps, findLot: finderOf(books, planned.parts) };
}

async function readOrder(
  { tx, companyId, firstId }: Desk,
  requests: readonly ShareEventRequestOnWire[],
): Promise<Asked | Refusal> {
  const asked: Asked = { takenBack: [], acts: [], places: [], sent: new Map() };
  for (const [index, onWire] of requests.entries()) {
    const request = requestOf(onWire);
    if (request.kind !== 'reversal') {
      const id = shareEventId((index === 0 ? firstId : undefined) ?? randomUUID());
      asked.acts.push({ id, request });
      asked.places.push(index);
      asked.sent.set(id, onWire);
      continue;
    }
    const [event] = await loadEvents(tx, companyId, [request.eventId]);
    if (event === undefined) {
      const error = { path: 'eventId', code: 'missing', message: 'Choose an entry of this register' };
      return fieldRefusal([error], index);
    }
    const isLive = isStanding(event) && !asked.sent.has(event.id);
    const checked = planReversal(request, { eventId: event.id, event, isLive });
    if (!checked.ok) return fieldRefusal(checked.errors, index);
    asked.takenBack.push({ event, reason: request.reason });
    asked.sent.set(event.id, onWire);
  }
  return asked;
}

interface Books extends ReplayBooks {
  events: readonly StoredEvent[];
  lots: readonly Lot[];
}

async function loadBooks({ tx, companyId }: Desk, asked: Asked): Promise<Books> {
  const day = firstDayOf(asked) ?? FIRST_DAY;
  const before = await loadPosition(tx, companyId, { asAt: { on: addDays(civilDate(day), -1) } });
  const events = await loadLiveEvents(tx, companyId, day);
  const known = new Set(
    [...before.lines.map(({ lot }) => lot), ...events.flatMap(({ lots }) => lots)].map(({ id }) => id),
  );
  const strange = new Set(
    events.flatMap(({ postings }) => postings.map(({ lotId }) => lotId)).filter((id) => !known.has(id)),
  );
  return { before, events, lots: await loadLots(tx, companyId, [...strange]) };
}

function finderOf({ before, events, lots }: Books, parts: readonly ReplayPart[]) {
  const made = [...events, ...parts.map(({ event }) => event)].flatMap((event) => event.lots);
  const known = new Map(
    [...before.lines.map(({ lot }) => lot), ...lots, ...made].map((lot) => [lot.id, lot]),
  );
  return (id: LotId) => known.get(id);
}

function toStep(
  { event, notes, before, after, again: forerunner }: ReplayPart,
  { sent }: Asked,
  stored: ReadonlyMap<ShareEventId, StoredEvent>,
): PlannedStep {
  const again = forerunner && stored.get(forerunner.id);
  if (!again) return { event, notes, before, sent: sent.get(event.reverses ?? event.id) };
  const isSame = event.request === again.request;
  return {
    event,
    notes,
    before,
    again: { event: again, after },
    sent: isSame ? again.sent : toWireKeys(event.request),
  };
}
