import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GivenShareEventRequest } from '@statbook/contract';
import { type CivilDate, civilDate, isCivilDate } from '@statbook/domain/dates';
import {
  checkStamping,
  affectedAccounts,
  issuesRedeemable,
  type Lot,
  type LotId,
  type PlanOutcome,
  type PlannedEvent,
  planEvent,
  planReversal,
  positionAfter,
  type ReversalRequest,
  type ShareActionRequest,
  type SharePosition,
  shareEventId,
} from '@statbook/domain/share-capital';
import { type Refusal, Refusal as RefusalValue, refuse } from '../../../../pipeline/refusal.ts';
import { firstEffectiveDay, isStanding, loadEvents, loadLots, type StoredEvent } from '../event-queries.ts';
import { missingHolders } from './named-holders.ts';
import { hasDerivedEvents, listDays } from './live-event-queries.ts';
import { fieldRefusal } from './entry-refusals.ts';
import { issuedBeforeBalance } from './issued-before-balance.ts';
import { planByReplay } from './plan-by-replay.ts';
import {
  type PlanningContext,
  findConflictWith,
  type PlannedEntry,
  type PlannedStep,
} from './planned-entry.ts';
import { FIRST_DAY } from '../known.ts';
import { loadPosition } from '../position-queries.ts';
import { requestOf } from '../stored-values.ts';

/** Events on their way into the books, each planned on what is recorded and on those before it. */
export interface Planning extends PlannedEntry {
  readonly context: PlanningContext;
  readonly steps: PlannedStep[];
  readonly reversed: StoredEvent[];
  readonly lots: Map<LotId, Lot>;
  /** Whole positions that were read, by their day. */
  readonly positions: Map<string, SharePosition>;
}

/** Plans what was asked, or says what is wrong or in the way. Nothing is written. */
export async function planEntry(
  context: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<PlannedEntry | Refusal> {
  if (await isUnchanged(context, requests)) return refuse('entry-unchanged');
  const planned = await planAsAsked(context, requests);
  if (planned instanceof RefusalValue) return planned;
  return unstamped(requests) ?? (await issuedBeforeBalance(context, requests)) ?? planned;
}

/** Whether an entry would be taken back and entered again with the same words. */
async function isUnchanged(
  { tx, companyId }: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<boolean> {
  const [reversal, act] = requests;
  if (requests.length !== 2 || reversal?.kind !== 'reversal' || act === undefined) return false;
  const [wrong] = await loadEvents(tx, companyId, [reversal.eventId]);
  return isDeepStrictEqual(wrong?.request, requestOf(act));
}

/** Why a transfer must not be registered yet; what is only entered again behind a correction is not asked. */
function unstamped(requests: readonly GivenShareEventRequest[]): Refusal | undefined {
  for (const [index, sent] of requests.entries()) {
    const request = requestOf(sent);
    const errors = request.kind === 'transfer' ? checkStamping(request) : [];
    if (errors.length > 0) return fieldRefusal(errors, index);
  }
  return undefined;
}

async function planAsAsked(
  context: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<PlannedEntry | Refusal> {
  if (await isFollowed(context, requests)) return planByReplay(context, requests);
  const planning = await planAll(context, requests);
  if (planning instanceof RefusalValue) return planning;
  return (await hasConflict(planning)) ? planByReplay(context, requests) : planning;
}

async function planAll(
  context: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<Planning | Refusal> {
  const planning = beginPlanning(context);
  for (const [index, sent] of requests.entries()) {
    const refusal = await planNext(planning, sent, index);
    if (refusal !== undefined) return refusal;
  }
  return planning;
}

/** Whether something is entered or taken back behind an entry whose result follows from the position: that is reckoned anew. */
async function isFollowed(
  { tx, companyId }: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<boolean> {
  const wrong = requests.flatMap((each) => (each.kind === 'reversal' ? [each.eventId] : []));
  const days = requests.flatMap((each) => (each.kind === 'reversal' ? [] : [each.on]));
  if (!days.every(isCivilDate)) return false;
  // Anything new comes last on its day, and follows what is there; what is taken back left its place on its own.
  const from = wrong.length > 0 ? (await listDays(tx, companyId, wrong)).toSorted()[0] : undefined;
  const after = days.toSorted()[0];
  return hasDerivedEvents(tx, companyId, { from, after, except: wrong });
}

export function beginPlanning(context: PlanningContext): Planning {
  const lots = new Map<LotId, Lot>();
  return {
    context,
    steps: [],
    reversed: [],
    lots,
    positions: new Map(),
    findLot: (id) => lots.get(id),
  };
}

/** Plans one more event; where it is refused, says why and leaves it out. `index` is its place as it was sent. */
export async function planNext(
  planning: Planning,
  sent: GivenShareEventRequest,
  index: number,
): Promise<Refusal | undefined> {
  const { context, steps, lots } = planning;
  const request = requestOf(sent);
  const id = shareEventId((steps.length === 0 ? context.firstId : undefined) ?? randomUUID());
  const planned =
    request.kind === 'reversal'
      ? await planTakingBack(planning, request, id)
      : await planAct(planning, request, id);
  if (!planned.outcome.ok) return fieldRefusal(planned.outcome.errors, index);
  const { event, notes } = planned.outcome;
  steps.push({ event, notes, sent, before: planned.before });
  for (const lot of [...planned.before.lines.map((line) => line.lot), ...event.lots]) lots.set(lot.id, lot);
  const strange = event.postings.map(({ lotId }) => lotId).filter((lotId) => !lots.has(lotId));
  for (const lot of await loadLots(context.tx, context.companyId, strange)) lots.set(lot.id, lot);
  return undefined;
}

/** Whether a recorded entry could not stand as it is beside what was planned. */
async function hasConflict({ context, steps, reversed }: Planning): Promise<boolean> {
  return (await findConflictWith(context, steps, reversed)) !== undefined;
}

interface Planned {
  outcome: PlanOutcome;
  before: SharePosition;
}

const NOTHING: SharePosition = { classes: [], lines: [], holders: [] };

async function planTakingBack(
  { context, reversed }: Planning,
  request: ReversalRequest,
  id: PlannedEvent['id'],
): Promise<Planned> {
  const { tx, companyId } = context;
  const [event] = await loadEvents(tx, companyId, [request.eventId]);
  if (event === undefined) {
    const error = { path: 'eventId', code: 'missing', message: 'Choose an entry of this register' };
    return { outcome: { ok: false, errors: [error] }, before: NOTHING };
  }
  const isLive = isStanding(event) && !reversed.some((each) => each.id === event.id);
  const outcome = planReversal(request, { eventId: id, event, isLive });
  reversed.push(event);
  const asAt = { on: event.effectiveOn };
  const before = context.wholePosition ? await loadPosition(tx, companyId, { asAt }) : NOTHING;
  return { outcome, before };
}

async function planAct(
  planning: Planning,
  request: ShareActionRequest,
  id: PlannedEvent['id'],
): Promise<Planned> {
  const { context, steps } = planning;
  const { isPublic, today } = context;
  const on = isCivilDate(request.on) ? request.on : today;
  const before =
    context.wholePosition || steps.length > 0
      ? withNumbersOf(steps, await positionBetween(planning, on))
      : await positionFor(context, request, on);
  const missing = missingHolders(request, before.holders);
  if (missing.length > 0) return { outcome: { ok: false, errors: missing }, before };
  const incorporatedOn = civilDate(context.incorporatedOn ?? FIRST_DAY);
  const planContext = { eventId: id, position: before, incorporatedOn, isPublic, today };
  return { outcome: planEvent(request, planContext), before };
}

/** What planning a request needs of the books at the end of a day. */
async function positionFor(
  { tx, companyId }: PlanningContext,
  request: ShareActionRequest,
  on: CivilDate,
): Promise<SharePosition> {
  const concerned = affectedAccounts(request);
  const affected = await loadPosition(tx, companyId, { asAt: { on }, concerned });
  if (!issuesRedeemable(request, affected.classes)) return affected;
  return loadPosition(tx, companyId, { asAt: { on } });
}

/** How the books stand at the end of a day with what was planned so far. */
export async function positionBetween(planning: Planning, on: CivilDate): Promise<SharePosition> {
  const { context, steps, findLot } = planning;
  const { upTo } = context;
  const recorded = upTo !== undefined && upTo < on ? upTo : on;
  return steps
    .filter(({ event }) => event.effectiveOn <= (event.reverses === undefined ? on : recorded))
    .reduce(
      (position, { event }) => positionAfter(position, event, findLot),
      await wholePositionOn(planning, recorded),
    );
}

/** Days before the first entry are all alike: a long history is planned on one reading of them. */
async function wholePositionOn(
  { context: { tx, companyId }, positions, reversed }: Planning,
  on: CivilDate,
): Promise<SharePosition> {
  const first = await firstEffectiveDay(tx, companyId);
  const key = first === undefined || on < first ? '' : on;
  const known = positions.get(key);
  if (known !== undefined) return known;
  // Shares of a balance that gives way to its history bear their numbers again there, and whatever came of them later.
  const replaced = reversed.find(({ kind }) => kind === 'opening-balance');
  const numbersBefore = replaced?.effectiveOn;
  const position = await loadPosition(tx, companyId, { asAt: { on }, numbersBefore });
  positions.set(key, position);
  return position;
}

/** New numbers go on after those of the events before, on whatever day these take effect. */
function withNumbersOf(steps: readonly PlannedStep[], position: SharePosition): SharePosition {
  const lots = steps.flatMap(({ event }) => (event.reverses === undefined ? event.lots : []));
  const classes = position.classes.map((shareClass) => {
    const own = lots.filter(({ classId }) => classId === shareClass.id);
    const highestNumber = own.reduce(
      (highest, { numbers }) => (numbers && numbers.last > highest ? numbers.last : highest),
      shareClass.highestNumber,
    );
    return { ...shareClass, highestNumber };
  });
  return { ...position, classes };
}
