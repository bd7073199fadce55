import type { CivilDate } from '../../dates/civil-date.ts';
import type { ShareCount } from '../../money/exact-decimal.ts';
import type { LedgerAccount } from './account.ts';
import { Difference } from './difference.ts';
import {
  compareEvents,
  type EventPlace,
  issuesIntoClass,
  type PlannedEvent,
  restatesClass,
  type ShareEvent,
} from './event.ts';
import type { LotId, ShareClassId } from './ids.ts';
import type { AppendRefusal, EventInTheWay } from './plan.ts';
import { type BalanceKey, balanceKey } from './posting.ts';
import { restatesShares } from './share-class.ts';

/** A balance that recording may push below zero, and the first day from which it must be looked at. */
export interface BalanceConcerned {
  readonly key: BalanceKey;
  readonly account: LedgerAccount;
  readonly lotId: LotId;
  readonly classId: ShareClassId;
  readonly from: CivilDate;
}

/** A recorded event as far as it can stand in the way. One that was reversed, and its reversal, are not live. */
export interface RecordedEvent extends EventPlace, Pick<EventInTheWay, 'eventId' | 'kind'> {
  readonly isLive: boolean;
}

/** A recorded posting to one balance. */
export interface Movement extends RecordedEvent {
  readonly shares: ShareCount;
}

/** What is recorded for one balance: its state before a day, and every movement from that day on, in order. */
export interface BalanceHistory {
  readonly before: ShareCount;
  readonly movements: readonly Movement[];
}

/** A live event that restated a class or brought shares into it. */
export interface ClassEvent extends RecordedEvent {
  readonly classId: ShareClassId;
  readonly restates: boolean;
  readonly issues: boolean;
}

/** What must be known of the books to see whether anything stands in the way. */
export interface RecordedHistory {
  readonly balances: ReadonlyMap<BalanceKey, BalanceHistory>;
  /** Live events of the classes concerned that take effect on or after the first of the new events, in order. */
  readonly classEvents: readonly ClassEvent[];
  /** The places of the events that are to be reversed. */
  readonly reversed: ReadonlyMap<string, EventPlace>;
}

/** The balances that events take from. The issuer's own may be below zero and is none of them. */
export function balancesConcerned(events: readonly PlannedEvent[]): readonly BalanceConcerned[] {
  const concerned = new Map<BalanceKey, BalanceConcerned>();
  for (const { postings, effectiveOn } of events) {
    for (const { account, lotId, classId, shares } of postings) {
      if (shares >= 0n || account.kind === 'issuer') continue;
      const key = balanceKey(account, lotId);
      const known = concerned.get(key);
      if (!known || effectiveOn < known.from) {
        concerned.set(key, { key, account, lotId, classId, from: effectiveOn });
      }
    }
  }
  return [...concerned.values()];
}

/**
 * Why these events may not be recorded together: a balance that would be below zero at the end of some day, or a class
 * restated on a later day, with the first event that stands in the way. Undefined where nothing does.
 */
export function findObstacle(
  events: readonly PlannedEvent[],
  history: RecordedHistory,
): AppendRefusal | undefined {
  for (const event of events) {
    const inTheWay = findClassConflict(event, events, history);
    if (inTheWay) return { code: 'in-the-way', event: inTheWay };
  }
  const planned = plannedByBalance(events);
  for (const balance of balancesConcerned(events)) {
    const shortfall = findShortfall(balance, planned.get(balance.key) ?? [], history);
    if (shortfall) return shortfall;
  }
  return undefined;
}

function findClassConflict(
  event: PlannedEvent,
  events: readonly PlannedEvent[],
  history: RecordedHistory,
): EventInTheWay | undefined {
  // A reversal stands where the reversed event stood; anything new comes last on its day.
  const place = (event.reverses && history.reversed.get(event.reverses)) ?? {
    effectiveOn: event.effectiveOn,
    order: Number.MAX_SAFE_INTEGER,
  };
  const found = history.classEvents.find((later) => {
    if (compareEvents(later, place) <= 0 || history.reversed.has(later.eventId)) return false;
    const isConflict = restatesClass(event, later.classId)
      ? later.restates || later.issues
      : later.restates && issuesIntoClass(event, later.classId);
    return isConflict && !meetsTheSame(later, events);
  });
  return found && { ...named(found), classId: found.classId, reason: 'class-restated' };
}

/**
 * Whether the events leave for a later one what it met before: together they change neither nominal value nor currency of
 * its class and, where it restates the class, none of its shares.
 */
function meetsTheSame(
  { classId, effectiveOn, restates }: ClassEvent,
  events: readonly PlannedEvent[],
): boolean {
  const [terms, shares] = [new Map<string, number>(), new Difference()];
  for (const event of events) {
    if (event.effectiveOn > effectiveOn) continue;
    shares.more(event);
    for (const change of event.terms) {
      if (change.classId !== classId || !restatesShares(change)) continue;
      const [was, is] = [change.before, change.after].map((each) => `${each.currency} ${each.nominalEach}`);
      terms.set(`${was} ${is}`, (terms.get(`${was} ${is}`) ?? 0) + 1);
      terms.set(`${is} ${was}`, (terms.get(`${is} ${was}`) ?? 0) - 1);
    }
  }
  const isSameClass = [...terms.values()].every((times) => times === 0);
  return isSameClass && !(restates && shares.touches((line) => line.classId === classId));
}

/** What is planned for one balance on a day. */
interface PlannedMovement {
  readonly effectiveOn: CivilDate;
  readonly shares: ShareCount;
}

function plannedByBalance(
  events: readonly PlannedEvent[],
): ReadonlyMap<BalanceKey, readonly PlannedMovement[]> {
  const found = new Map<BalanceKey, PlannedMovement[]>();
  for (const { postings, effectiveOn } of events) {
    for (const { account, lotId, shares } of postings) {
      const key = balanceKey(account, lotId);
      const movements = found.get(key) ?? [];
      found.set(key, movements);
      movements.push({ effectiveOn, shares });
    }
  }
  return found;
}

function findShortfall(
  balance: BalanceConcerned,
  planned: readonly PlannedMovement[],
  history: RecordedHistory,
): AppendRefusal | undefined {
  const recorded = history.balances.get(balance.key) ?? { before: 0n, movements: [] };
  const changes = new Map<CivilDate, { sum: bigint; outflow?: Movement }>();
  const dayOf = (day: CivilDate) => {
    const known = changes.get(day) ?? { sum: 0n };
    changes.set(day, known);
    return known;
  };
  for (const movement of recorded.movements) {
    const day = dayOf(movement.effectiveOn);
    day.sum += movement.shares;
    const isInTheWay = movement.shares < 0n && movement.isLive && !history.reversed.has(movement.eventId);
    if (isInTheWay) day.outflow = movement;
  }
  for (const { effectiveOn, shares } of planned) dayOf(effectiveOn).sum += shares;
  let standing: bigint = recorded.before;
  for (const [, { sum, outflow }] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    standing += sum;
    if (standing >= 0n) continue;
    return outflow
      ? {
          code: 'in-the-way',
          event: { ...named(outflow), classId: balance.classId, reason: 'too-few-shares' },
        }
      : { code: 'too-few-shares', detail: balance.key };
  }
  return undefined;
}

function named({
  eventId,
  kind,
  effectiveOn,
  order,
}: RecordedEvent): Omit<EventInTheWay, 'classId' | 'reason'> {
  return { eventId, kind, effectiveOn, order };
}

/** A recorded event as it counts for a class, where it restated it or brought shares into it. */
export function classEventsOf(event: ShareEvent, isLive: boolean): readonly ClassEvent[] {
  const classes = new Set([...event.postings, ...event.terms].map(({ classId }) => classId));
  return [...classes].flatMap((classId) => {
    const [restates, issues] = [restatesClass(event, classId), issuesIntoClass(event, classId)];
    if (!restates && !issues) return [];
    const { id: eventId, kind, effectiveOn, order } = event;
    return [{ eventId, kind, effectiveOn, order, isLive, classId, restates, issues }];
  });
}
