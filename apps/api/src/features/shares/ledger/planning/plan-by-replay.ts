import { randomUUID } from 'node:crypto';
import { type GivenShareEventRequest } from '@statbook/contract';
import { addDays, civilDate } from '@statbook/domain/dates';
import {
  firstDayOf,
  type Lot,
  type LotId,
  planReplay,
  planReversal,
  type ReplayBooks,
  type ReplayOrder,
  type ReplayPart,
  type ShareActionRequest,
  type ShareEventId,
  shareEventId,
} from '@statbook/domain/share-capital';
import { Refusal } from '../../../../pipeline/refusal.ts';
import { fieldRefusal, conflictRefusal } from './entry-refusals.ts';
import { isStanding, loadEvents, loadLots, type StoredEvent } from '../event-queries.ts';
import { loadLiveEvents } from './live-event-queries.ts';
import { missingHolders } from './named-holders.ts';
import {
  type PlanningContext,
  findConflictWith,
  type PlannedEntry,
  type PlannedStep,
} from './planned-entry.ts';
import { FIRST_DAY } from '../known.ts';
import { loadClasses, loadPosition } from '../position-queries.ts';
import { requestOf } from '../stored-values.ts';

interface Asked extends ReplayOrder {
  reversals: { event: StoredEvent; reason: string }[];
  entries: { id: ShareEventId; request: ShareActionRequest }[];
  /** The index of each entry among the requests. */
  places: number[];
  /** The request as sent, by the event that it reverses or posts. */
  sent: Map<string, GivenShareEventRequest>;
}

/**
 * Plans a correction or a late entry before events that depend on it: those are reversed and posted again with it, or nothing
 * is posted.
 */
export async function planByReplay(
  context: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<PlannedEntry | Refusal> {
  const asked = await readOrder(context, requests);
  return asked instanceof Refusal ? asked : replay(context, asked);
}

/** Plans the history that replaces the opening balance reversed by the first request. */
export async function planHistoryByReplay(
  context: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<PlannedEntry | Refusal> {
  const asked = await readOrder(context, requests);
  if (asked instanceof Refusal) return asked;
  const [balance] = asked.reversals;
  const numbersFrom = balance?.event.effectiveOn;
  const classes = await loadClasses(context.tx, context.companyId, undefined, numbersFrom);
  const numbersBefore = new Map(classes.map(({ id, highestNumber }) => [id, highestNumber]));
  return replay(context, { ...asked, numbersBefore });
}

async function replay(context: PlanningContext, asked: Asked): Promise<PlannedEntry | Refusal> {
  const books = await loadBooks(context, asked);
  for (const [index, { request }] of asked.entries.entries()) {
    const missing = missingHolders(request, books.before.holders);
    if (missing.length > 0) return fieldRefusal(missing, asked.places[index] ?? 0);
  }
  const { isPublic, today, wholePosition: withPositions } = context;
  const incorporatedOn = civilDate(context.incorporatedOn ?? FIRST_DAY);
  const newId = () => shareEventId(randomUUID());
  const { readings = new Map() } = context;
  const facts = { newId, incorporatedOn, isPublic, today, withPositions, readings };
  const planned = planReplay(asked, books, facts);
  if (!planned.ok && 'refusal' in planned) return conflictRefusal(planned.refusal);
  if (!planned.ok) return fieldRefusal(planned.errors, asked.places[planned.entry] ?? 0);
  const stored = new Map(books.events.map((event) => [event.id, event]));
  const steps = planned.parts.map((part) => toStep(part, asked, stored));
  const reversed = steps.flatMap(({ event }) => (event.reverses && stored.get(event.reverses)) || []);
  const conflict = await findConflictWith(context, steps, reversed);
  if (conflict !== undefined) return conflictRefusal(conflict);
  return { steps, findLot: finderOf(books, planned.parts) };
}

async function readOrder(
  { tx, companyId, firstId }: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<Asked | Refusal> {
  const asked: Asked = { reversals: [], entries: [], places: [], sent: new Map() };
  for (const [index, given] of requests.entries()) {
    const request = requestOf(given);
    if (request.kind !== 'reversal') {
      const id = shareEventId((index === 0 ? firstId : undefined) ?? randomUUID());
      asked.entries.push({ id, request });
      asked.places.push(index);
      asked.sent.set(id, given);
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
    asked.reversals.push({ event, reason: request.reason });
    asked.sent.set(event.id, given);
  }
  return asked;
}

interface Books extends ReplayBooks {
  events: readonly StoredEvent[];
  lots: readonly Lot[];
}

async function loadBooks({ tx, companyId }: PlanningContext, asked: Asked): Promise<Books> {
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
  { event, notes, before, after, original, question }: ReplayPart,
  { sent }: Asked,
  stored: ReadonlyMap<ShareEventId, StoredEvent>,
): PlannedStep {
  const again = original && stored.get(original.id);
  if (!again) return { event, notes, before, sent: sent.get(event.reverses ?? event.id) };
  const isSame = event.request === again.request;
  return {
    event,
    notes,
    before,
    again: { event: again, after, question },
    sent: isSame ? again.sent : event.request,
  };
}
