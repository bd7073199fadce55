import type { ShareCount } from '../../../money/exact-decimal.ts';
import { parseLedgerAccountKey, type LedgerAccount } from '../../ledger/ledger-account.ts';
import { EventTimeline } from './event-timeline.ts';
import {
  type AsAt,
  type EventPlace,
  type EventSource,
  type PlannedEvent,
  type ShareEvent,
  compareEvents,
} from '../../ledger/event.ts';
import type { ShareHolder } from '../../holders/holder.ts';
import { type LotId, lotId, type ShareClassId, type ShareEventId } from '../../ledger/ids.ts';
import type { Lot } from '../../ledger/lot.ts';
import {
  type BalanceHistory,
  affectedBalances,
  type ClassEvent,
  classEventsOf,
  findConflict,
  type PostedHistory,
} from '../../conflicts/find-conflict.ts';
import type { AppendRefusal } from '../../planning/plan-outcome.ts';
import { compareLines, type PositionLine, type SharePosition } from '../../ledger/position.ts';
import { type BalanceKey, balanceKey, unbalancedLots } from '../../ledger/posting.ts';
import { RunningBalance } from './running-balance.ts';
import { changedTerms, type ClassTerms, type ShareClass } from '../../ledger/share-class.ts';

/** The events as posted, or the refusal, which leaves the ledger unchanged. */
export type AppendOutcome =
  | { readonly ok: true; readonly events: readonly ShareEvent[] }
  | { readonly ok: false; readonly refusal: AppendRefusal };

/** A class as it was first made. */
export interface FirstTerms {
  readonly id: ShareClassId;
  readonly terms: ClassTerms;
}

/**
 * The reference model of the share ledger: the ledger of one company in memory, append-only, double-entry and bitemporal. Only
 * tests use it. The database keeps the same books and must give the same answers, as at any day and as known at any entry.
 */
export class ShareLedger {
  readonly #classes = new Map<ShareClassId, ClassTerms>();
  readonly #events: ShareEvent[] = [];
  readonly #eventById = new Map<ShareEventId, ShareEvent>();
  /** The order of the reversal of each event that has one. */
  readonly #reversedAt = new Map<ShareEventId, number>();
  readonly #lots = new Map<LotId, Lot>();
  readonly #highestNumber = new Map<ShareClassId, bigint>();
  readonly #namesGiven = new Map<ShareClassId, readonly string[]>();
  readonly #balances = new Map<BalanceKey, RunningBalance>();
  readonly #timeline = new EventTimeline();
  readonly #termsEvents: ShareEvent[] = [];
  readonly #classEvents: ClassEvent[] = [];

  constructor(classes: readonly FirstTerms[]) {
    for (const { id, terms } of classes) {
      this.#classes.set(id, terms);
      this.#namesGiven.set(id, [terms.name]);
    }
  }

  /** Posts events together, in this order, or none of them. */
  append(planned: readonly PlannedEvent[], source: EventSource): AppendOutcome {
    const refusal = this.#findFault(planned) ?? findConflict(planned, this.#historyFor(planned));
    if (refusal) return { ok: false, refusal };
    return { ok: true, events: planned.map((event) => this.#post(event, source)) };
  }

  /** Every event in posted order, reversed ones included. */
  list(): readonly ShareEvent[] {
    return this.#events;
  }

  /** Every event by effective date, then order. */
  listByDate(): readonly ShareEvent[] {
    return this.#timeline.inOrder();
  }

  find(id: ShareEventId): ShareEvent | undefined {
    return this.#eventById.get(id);
  }

  /** Whether an event is live: neither a reversal nor reversed up to an order. */
  isLive(event: ShareEvent, knownAt = Number.MAX_SAFE_INTEGER): boolean {
    return event.reverses === undefined && (this.#reversedAt.get(event.id) ?? Infinity) > knownAt;
  }

  /** The balance of one account and lot at the end of a day, as known now. */
  balanceAt(account: LedgerAccount, lot: LotId, on: AsAt['on']): ShareCount | undefined {
    return this.#balances.get(balanceKey(account, lot))?.at(on);
  }

  lot(id: LotId): Lot | undefined {
    return this.#lots.get(id);
  }

  /** The position at the end of a day, with the holders given. */
  positionAt(asAt: AsAt, holders: readonly ShareHolder[] = []): SharePosition {
    const lines: PositionLine[] = [];
    for (const [key, shares] of this.#timeline.balancesAt(asAt)) {
      const bar = key.lastIndexOf('|');
      const lot = this.#lots.get(lotId(key.slice(bar + 1)));
      if (lot) lines.push({ account: parseLedgerAccountKey(key.slice(0, bar)), lot, shares });
    }
    return { classes: this.classesAt(asAt), lines: lines.sort(compareLines), holders };
  }

  /** The classes with their terms at the end of a day. */
  classesAt({ on, knownAt }: AsAt): readonly ShareClass[] {
    const terms = new Map(this.#classes);
    for (const event of this.#termsEvents) {
      const counts = event.effectiveOn <= on && event.order <= (knownAt ?? event.order);
      if (!counts || !this.isLive(event, knownAt)) continue;
      for (const change of event.terms) {
        const before = terms.get(change.classId);
        if (before) terms.set(change.classId, changedTerms(before, change, event.kind));
      }
    }
    return [...terms].map(([id, each]) => ({
      id,
      terms: each,
      highestNumber: this.#highestNumber.get(id) ?? 0n,
      namesGiven: this.#namesGiven.get(id) ?? [],
    }));
  }

  /** The live events from a day on, by date and order. */
  liveFrom(day: AsAt['on']): readonly ShareEvent[] {
    return this.#timeline.inOrder().filter((event) => event.effectiveOn >= day && this.isLive(event));
  }

  #findFault(planned: readonly PlannedEvent[]): AppendRefusal | undefined {
    const [lots, ids, reversed] = [new Map<LotId, Lot>(), new Set<ShareEventId>(), new Set<ShareEventId>()];
    for (const event of planned) {
      for (const lot of event.lots) lots.set(lot.id, lot);
      if (ids.has(event.id) || this.#eventById.has(event.id))
        return { code: 'repeated-id', detail: event.id };
      ids.add(event.id);
      const [unbalanced] = unbalancedLots(event.postings);
      if (unbalanced !== undefined) return { code: 'unbalanced', detail: unbalanced };
      const stray = event.postings.find(
        (posting) => (lots.get(posting.lotId) ?? this.#lots.get(posting.lotId))?.classId !== posting.classId,
      );
      if (stray) return { code: 'wrong-lot', detail: stray.lotId };
      if (event.reverses === undefined) continue;
      if (reversed.has(event.reverses) || !this.#canReverse(event)) {
        return { code: 'not-reversible', detail: event.reverses };
      }
      reversed.add(event.reverses);
    }
    return undefined;
  }

  #canReverse({ reverses, effectiveOn }: PlannedEvent): boolean {
    const event = reverses && this.#eventById.get(reverses);
    return event !== undefined && this.isLive(event) && event.effectiveOn === effectiveOn;
  }

  #historyFor(planned: readonly PlannedEvent[]): PostedHistory {
    const balances = new Map<BalanceKey, BalanceHistory>();
    for (const { key, from } of affectedBalances(planned)) {
      const running = this.#balances.get(key)?.from(from);
      if (!running) continue;
      const postings = running.postings.map(({ event, shares }) => ({
        eventId: event.id,
        kind: event.kind,
        effectiveOn: event.effectiveOn,
        order: event.order,
        isLive: this.isLive(event),
        shares,
      }));
      balances.set(key, { before: running.before, postings });
    }
    const reversed = new Map<string, ShareEvent>();
    for (const { reverses } of planned) {
      const event = reverses && this.#eventById.get(reverses);
      if (event) reversed.set(event.id, event);
    }
    return { balances, classEvents: this.#classEventsFrom(planned), reversed };
  }

  #classEventsFrom(planned: readonly PlannedEvent[]): readonly ClassEvent[] {
    const first = planned.reduce(
      (day, { effectiveOn }) => (effectiveOn < day ? effectiveOn : day),
      '9999-12-31',
    );
    const found: ClassEvent[] = [];
    for (let index = this.#classEvents.length - 1; index >= 0; index -= 1) {
      const classEvent = this.#classEvents[index];
      if (!classEvent || classEvent.effectiveOn < first) break;
      if (!this.#reversedAt.has(classEvent.eventId)) found.push(classEvent);
    }
    return found.reverse();
  }

  #post(planned: PlannedEvent, source: EventSource): ShareEvent {
    const event: ShareEvent = { ...planned, order: this.#events.length + 1, source };
    this.#events.push(event);
    this.#eventById.set(event.id, event);
    if (event.reverses !== undefined) this.#reversedAt.set(event.reverses, event.order);
    this.#keepLots(event);
    this.#keepTerms(event);
    for (const { account, lotId, shares } of event.postings) {
      const key = balanceKey(account, lotId);
      const running = this.#balances.get(key) ?? new RunningBalance();
      running.add(event, shares);
      this.#balances.set(key, running);
    }
    this.#timeline.add(event);
    return event;
  }

  #keepLots({ lots }: ShareEvent): void {
    for (const lot of lots) {
      this.#lots.set(lot.id, lot);
      const highest = this.#highestNumber.get(lot.classId) ?? 0n;
      if (lot.numbers && lot.numbers.last > highest) this.#highestNumber.set(lot.classId, lot.numbers.last);
    }
  }

  #keepTerms(event: ShareEvent): void {
    for (const { classId, after } of event.terms) {
      const given = this.#namesGiven.get(classId) ?? [];
      if (!given.includes(after.name)) this.#namesGiven.set(classId, [...given, after.name]);
    }
    if (event.terms.length > 0) insertInOrder(this.#termsEvents, event);
    if (event.reverses !== undefined) return;
    for (const classEvent of classEventsOf(event, true)) insertInOrder(this.#classEvents, classEvent);
  }
}

function insertInOrder<Event extends EventPlace>(events: Event[], event: Event): void {
  const place = events.findLastIndex((each) => compareEvents(each, event) <= 0) + 1;
  events.splice(place, 0, event);
}
