import type { CivilDate } from '../../dates/civil-date.ts';
import type { ShareCount } from '../../money/exact-decimal.ts';
import type { LedgerAccount } from '../ledger/ledger-account.ts';
import { BalanceDifference } from './balance-difference.ts';
import {
  compareEvents,
  type EventPlace,
  issuesIntoClass,
  type PlannedEvent,
  restatesClass,
  type ShareEvent,
} from '../ledger/event.ts';
import type { LotId, ShareClassId } from '../ledger/ids.ts';
import type { AppendRefusal, BlockingEvent } from '../planning/plan-outcome.ts';
import { type BalanceKey, balanceKey } from '../ledger/posting.ts';
import { restatesShares } from '../ledger/share-class.ts';

/** A balance that posting may push below zero, and the first day from which it must be checked. */
export interface AffectedBalance {
  readonly key: BalanceKey;
  readonly account: LedgerAccount;
  readonly lotId: LotId;
  readonly classId: ShareClassId;
  readonly from: CivilDate;
}

/** The place of a posted event, with its id and kind. */
type PostedPlace = EventPlace & Pick<BlockingEvent, 'eventId' | 'kind'>;

/** A posted event as far as it can block another. A reversed event and its reversal are not live. */
interface PostedEvent extends PostedPlace {
  readonly isLive: boolean;
}

/** A posting of a posted event to one balance. */
export interface PostedPosting extends PostedEvent {
  readonly shares: ShareCount;
}

/** The history of one balance: its state before a day, and every posting from that day on, in order. */
export interface BalanceHistory {
  readonly before: ShareCount;
  readonly postings: readonly PostedPosting[];
}

/** A live event that restated a class or brought shares into it. */
export interface ClassEvent extends PostedEvent {
  readonly classId: ShareClassId;
  readonly restates: boolean;
  readonly issues: boolean;
}

/** The part of the ledger that decides about conflicts. */
export interface PostedHistory {
  readonly balances: ReadonlyMap<BalanceKey, BalanceHistory>;
  /** Live events of the affected classes on or after the first of the new events, in order. */
  readonly classEvents: readonly ClassEvent[];
  /** The places of the events that the new ones reverse. */
  readonly reversed: ReadonlyMap<string, EventPlace>;
}

/** The balances that events take from, without the issuer's, which may be below zero. */
export function affectedBalances(events: readonly PlannedEvent[]): readonly AffectedBalance[] {
  const concerned = new Map<BalanceKey, AffectedBalance>();
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
 * Why events may not be posted together: a balance would be below zero at the end of some day, or a later event restates the
 * class. Names the first blocking event; undefined where nothing blocks.
 */
export function findConflict(
  events: readonly PlannedEvent[],
  history: PostedHistory,
): AppendRefusal | undefined {
  for (const event of events) {
    const blocking = findClassConflict(event, events, history);
    if (blocking) return { code: 'blocked', event: blocking };
  }
  const planned = plannedByBalance(events);
  for (const balance of affectedBalances(events)) {
    const shortfall = findShortfall(balance, planned.get(balance.key) ?? [], history);
    if (shortfall) return shortfall;
  }
  return undefined;
}

function findClassConflict(
  event: PlannedEvent,
  events: readonly PlannedEvent[],
  history: PostedHistory,
): BlockingEvent | undefined {
  // A reversal has the place of the reversed event; any other new event comes last on its day.
  const place = (event.reverses && history.reversed.get(event.reverses)) ?? {
    effectiveOn: event.effectiveOn,
    order: Number.MAX_SAFE_INTEGER,
  };
  const found = history.classEvents.find((later) => {
    if (compareEvents(later, place) <= 0 || history.reversed.has(later.eventId)) return false;
    const isConflict = restatesClass(event, later.classId)
      ? later.restates || later.issues
      : later.restates && issuesIntoClass(event, later.classId);
    return isConflict && !keepsClassAsBefore(later, events);
  });
  return found && { ...placeOf(found), classId: found.classId, reason: 'class-restated' };
}

/**
 * Whether the events together leave the class of a later event as it was: its nominal value, its currency and, where the later
 * event restates the class, its shares.
 */
function keepsClassAsBefore(
  { classId, effectiveOn, restates }: ClassEvent,
  events: readonly PlannedEvent[],
): boolean {
  const [terms, shares] = [new Map<string, number>(), new BalanceDifference()];
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

interface PlannedPosting {
  readonly effectiveOn: CivilDate;
  readonly shares: ShareCount;
}

function plannedByBalance(events: readonly PlannedEvent[]): ReadonlyMap<BalanceKey, PlannedPosting[]> {
  const planned = events.flatMap(({ postings, effectiveOn }) =>
    postings.map(({ account, lotId, shares }) => ({ key: balanceKey(account, lotId), effectiveOn, shares })),
  );
  return Map.groupBy(planned, ({ key }) => key);
}

function findShortfall(
  { key, classId }: AffectedBalance,
  planned: readonly PlannedPosting[],
  { balances, reversed }: PostedHistory,
): AppendRefusal | undefined {
  const { before = 0n, postings = [] } = balances.get(key) ?? {};
  const byDay = Map.groupBy([...postings, ...planned], ({ effectiveOn }) => effectiveOn);
  let balance: bigint = before;
  for (const day of [...byDay.keys()].sort()) {
    for (const { shares } of byDay.get(day) ?? []) balance += shares;
    if (balance >= 0n) continue;
    const blocking = postings.findLast(
      ({ effectiveOn, shares, isLive, eventId }) =>
        effectiveOn === day && shares < 0n && isLive && !reversed.has(eventId),
    );
    if (!blocking) return { code: 'too-few-shares', detail: key };
    return { code: 'blocked', event: { ...placeOf(blocking), classId, reason: 'too-few-shares' } };
  }
  return undefined;
}

function placeOf({ eventId, kind, effectiveOn, order }: PostedEvent): PostedPlace {
  return { eventId, kind, effectiveOn, order };
}

/** What an event means for each class that it restates or issues shares into. */
export function classEventsOf(event: ShareEvent, isLive: boolean): readonly ClassEvent[] {
  const classes = new Set([...event.postings, ...event.terms].map(({ classId }) => classId));
  return [...classes].flatMap((classId) => {
    const [restates, issues] = [restatesClass(event, classId), issuesIntoClass(event, classId)];
    if (!restates && !issues) return [];
    const { id: eventId, kind, effectiveOn, order } = event;
    return [{ eventId, kind, effectiveOn, order, isLive, classId, restates, issues }];
  });
}
