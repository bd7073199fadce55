import type { FieldError } from '../../field-error.ts';
import { BalanceDifference } from '../conflicts/balance-difference.ts';
import { planEvent } from '../events/plan-event.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import type { LotId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import { isInIssue } from '../ledger/ledger-account.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type BalanceKey, balanceKey, type Posting } from '../ledger/posting.ts';
import { restatesShares } from '../ledger/share-class.ts';
import { derivedFrom, isAffected } from '../planning/affected-accounts.ts';
import type { AppendRefusal, PlanContext, PlanOutcome } from '../planning/plan-outcome.ts';
import { type ClassScales, ratioBetween, type ShareRatio } from './class-scales.ts';
import { chooseReading, readBothWays } from './figure-question.ts';
import { keepLots, renameLots, succeedBalance, type Successors } from './lot-succession.ts';
import { type GivenNumbers, hasNumbersFrom, replanEvent } from './replan-event.ts';
import type { ReplayBooks, ReplayContext, ReplayOrder, ReplayPart } from './replay-order.ts';
import { RunningBooks } from './running-books.ts';

const NO_POSITION: SharePosition = { classes: [], lines: [], holders: [] };

/** Why a replay ends: an entry has errors at its fields, or a later event cannot stand. */
type Fault =
  | { readonly errors: readonly FieldError[]; readonly entry: number }
  | { readonly refusal: AppendRefusal };

interface Reversed extends Pick<ReplayPart, 'before' | 'after'> {
  readonly event: ShareEvent;
  /** Posted again; otherwise the order itself reverses it. */
  readonly isReposted: boolean;
}

/** The events of one day during the replay. */
interface Day {
  readonly kept: ShareEvent[];
  /** Classes with an event reversed or posted on this day: later events of that day and class are posted again after it. */
  readonly changedClasses: Set<ShareClassId>;
}

/** Replays later events on the books as they were and on the corrected ones, side by side. */
export class Replay {
  readonly reversed: Reversed[] = [];
  readonly posted: ReplayPart[] = [];
  readonly #order: ReplayOrder;
  readonly #books: ReplayBooks;
  readonly #context: ReplayContext;
  readonly #was: RunningBooks;
  readonly #now: RunningBooks;
  readonly #difference = new BalanceDifference();
  readonly #successors = new Map<LotId, LotId>();
  /** The scales of the books as they were when each event was entered. */
  readonly #scalesAt = new Map<ShareEventId, ClassScales>();
  readonly #toReverse: ReadonlySet<ShareEventId>;

  constructor(order: ReplayOrder, books: ReplayBooks, context: ReplayContext) {
    this.#order = order;
    this.#books = books;
    this.#context = context;
    this.#was = new RunningBooks(books.before, books.lots);
    this.#now = new RunningBooks(books.before, books.lots);
    this.#toReverse = new Set(order.reversals.map(({ event }) => event.id));
  }

  run(): Fault | undefined {
    const byDay = Map.groupBy<string, ShareEvent>(this.#books.events, ({ effectiveOn }) => effectiveOn);
    const days = new Set<string>([...byDay.keys(), ...this.#order.entries.map(({ request }) => request.on)]);
    for (const day of [...days].sort()) {
      const fault = this.#replayDay(day, byDay.get(day) ?? []);
      if (fault) return fault;
    }
    return undefined;
  }

  #replayDay(day: string, events: readonly ShareEvent[]): Fault | undefined {
    const today: Day = { kept: [], changedClasses: new Set() };
    // A replacement has the place of the last reversed event of the day; any other entry comes last.
    const place = events.findLast(({ id }) => this.#toReverse.has(id));
    for (const event of events) {
      const mustRepost = !this.#toReverse.has(event.id) && this.#mustRepost(event, today);
      this.#scalesAt.set(event.id, this.#was.scales);
      this.#was.apply(event);
      this.#now.know(event.lots);
      if (mustRepost || this.#toReverse.has(event.id)) this.#markChanged(today, event);
      const fault = mustRepost ? this.#repost(event) : this.#reverseOrKeep(event, today);
      if (fault) return fault;
      if (event !== place) continue;
      const wrong = this.#postEntries(today, day);
      if (wrong) return wrong;
      if (!this.#order.numbersBefore) continue;
      this.#addSuccessors(succeedBalance(event, this.#now.lines()));
      // The history ends with the shares of the balance: later entries speak of the same ones.
      this.#now.scales = this.#was.scales;
    }
    return (place ? undefined : this.#postEntries(today, day)) ?? this.#settle(today);
  }

  #reverseOrKeep(event: ShareEvent, { kept }: Day): undefined {
    if (this.#toReverse.has(event.id)) {
      this.#reverse(event, { isReposted: false });
      return;
    }
    this.#now.apply(event);
    kept.push(event);
  }

  #markChanged({ changedClasses }: Day, event: PlannedEvent): void {
    for (const classId of this.#classesOf(event)) changedClasses.add(classId);
  }

  /** The classes that an event moves or from which its result is derived. */
  #classesOf({ request, postings }: PlannedEvent): readonly ShareClassId[] {
    const { classes = [] } = (request.kind !== 'reversal' && derivedFrom(request)) || {};
    const read = classes === 'all' ? this.#books.before.classes.map(({ id }) => id) : classes;
    return [...postings.map(({ classId }) => classId), ...read];
  }

  /** Whether an event cannot stay as it is; asked before it is applied. */
  #mustRepost(event: ShareEvent, { changedClasses }: Day): boolean {
    if (this.#classesOf(event).some((classId) => changedClasses.has(classId))) return true;
    if (this.#difference.isNone) return this.#hasOtherTerms(event);
    const lines = event.request.kind === 'reversal' ? undefined : derivedFrom(event.request);
    if (lines && this.#difference.touches((line) => isAffected(lines, line))) return true;
    return this.#hasOtherTerms(event) || event.postings.some((posting) => this.#isShort(posting));
  }

  /** Whether a class whose shares the event issues or restates has other terms in the corrected books. */
  #hasOtherTerms(event: ShareEvent): boolean {
    // A reposted event made none of the lots that it kept.
    const lots = [...event.lots, ...this.#withLots(event).lots];
    return [...lots, ...event.terms.filter(restatesShares)].some(({ classId }) => {
      const [was, now] = [this.#was.termsOf(classId), this.#now.termsOf(classId)];
      return was?.nominalEach !== now?.nominalEach || was?.currency !== now?.currency;
    });
  }

  /** Whether the corrected books lack shares that were there; what was short within its day is settled at the day's end. */
  #isShort({ account, lotId, shares }: Posting): boolean {
    if (shares >= 0n || !isInIssue(account)) return false;
    const key = balanceKey(account, lotId);
    return this.#now.balance(key) + shares < 0n && this.#was.balance(key) + shares >= 0n;
  }

  #reverse(event: ShareEvent, { isReposted }: { isReposted: boolean }): void {
    this.#difference.less(event);
    const after = isReposted ? NO_POSITION : this.#position(this.#now);
    this.reversed.push({ event, isReposted, before: this.#position(this.#was), after });
  }

  #postEntries(today: Day, day: string): Fault | undefined {
    const { entries, reversals, numbersBefore } = this.#order;
    for (const [index, { id, request }] of entries.entries()) {
      if (request.on !== day) continue;
      const predecessor = numbersBefore ? undefined : reversals[index]?.event;
      const before = this.#now.position(numbersBefore);
      const outcome = this.#plan(request, { ...this.#context, eventId: id, position: before }, predecessor);
      if (!outcome.ok) return { errors: outcome.errors, entry: index };
      this.#markChanged(today, outcome.event);
      this.#post(outcome, { before: this.#context.withPositions ? before : NO_POSITION });
    }
    return undefined;
  }

  #repost(original: ShareEvent): Fault | undefined {
    this.#reverse(original, { isReposted: true });
    if (original.request.kind === 'reversal') return undefined;
    const entered = renameLots(original.request, this.#successors);
    const context = { ...this.#context, eventId: this.#context.newId(), position: this.#now.position() };
    const asked = this.#readFigures(original, entered, context);
    const outcome = this.#plan(asked?.request ?? entered, context, original);
    if (!outcome.ok) return { refusal: refuseRepost(original, outcome.errors) };
    this.#post(outcome, { original, question: asked?.question, before: this.#position(this.#was) });
    return undefined;
  }

  /** What the figures of a later event mean, where its class has more or fewer shares than when it was entered. */
  #readFigures(original: ShareEvent, entered: ShareActionRequest, context: PlanContext) {
    const { readings } = this.#context;
    const both = readings && readBothWays(entered, this.#ratioFor(original));
    if (!both) return undefined;
    const numbers = this.#numbersGiven(this.#withLots(original));
    return chooseReading(entered, both, {
      answer: readings.get(original.id),
      plan: (request) => replanEvent(request, context, numbers),
    });
  }

  #ratioFor({ id }: ShareEvent): (classId: ShareClassId) => ShareRatio {
    const was = this.#scalesAt.get(id) ?? this.#was.scales;
    return (classId) => ratioBetween(was, this.#now.scales, classId);
  }

  /** Plans in the place of another event, whose lots and numbers are kept where possible. */
  #plan(request: ShareActionRequest, context: PlanContext, predecessor: ShareEvent | undefined): PlanOutcome {
    if (predecessor === undefined) return planEvent(request, context);
    const whole = this.#withLots(predecessor);
    const outcome = replanEvent(request, context, this.#numbersGiven(whole));
    if (!outcome.ok) return outcome;
    const { event, successors } = keepLots(outcome.event, whole, this.#successors);
    this.#addSuccessors(successors);
    return { ...outcome, event };
  }

  #addSuccessors(successors: Successors): void {
    for (const [old, next] of successors) this.#successors.set(old, next);
  }

  /** An event with every lot of which it issued shares, those kept from its own predecessor included. */
  #withLots(event: ShareEvent): ShareEvent {
    const out = event.postings.filter(({ account, shares }) => account.kind === 'issuer' && shares < 0n);
    const lots = [...new Set(out.map(({ lotId }) => lotId))].flatMap((id) => this.#was.lot(id) ?? []);
    return { ...event, lots };
  }

  /** The distinguishing numbers that an event gave; those of a part or a restated lot were given before. */
  #numbersGiven({ lots, postings }: PlannedEvent): readonly GivenNumbers[] {
    // By the postings too: a kept lot names an origin of its first predecessor, which may no longer count.
    const back = postings
      .filter(({ account, shares }) => account.kind === 'issuer' && shares > 0n)
      .map(({ lotId }) => this.#was.lot(lotId));
    return lots.flatMap((lot) => {
      const { classId, numbers, cameFrom } = lot;
      const isNew = numbers && !hasNumbersFrom(lot, [...back, cameFrom && this.#was.lot(cameFrom)]);
      return isNew ? [{ classId, numbers }] : [];
    });
  }

  #post(
    { event, notes }: Extract<PlanOutcome, { ok: true }>,
    { original, question, before }: Pick<ReplayPart, 'original' | 'question' | 'before'>,
  ): void {
    const posted: PlannedEvent = original ? { ...event, entersAgain: original.id } : event;
    this.#now.apply(posted);
    this.#difference.more(posted);
    const after = this.#position(this.#now);
    this.posted.push({ event: posted, notes: original ? [] : notes, original, question, before, after });
  }

  /** At the end of the day no balance may be short: events that take too much are posted again after all others. */
  #settle({ kept }: Day): Fault | undefined {
    for (let short = this.#shortBalance(); short; short = this.#shortBalance()) {
      const last = kept.findLastIndex(({ postings }) =>
        postings.some(({ account, lotId, shares }) => shares < 0n && balanceKey(account, lotId) === short),
      );
      const [event] = last < 0 ? [] : kept.splice(last, 1);
      if (!event || event.terms.length > 0) return { refusal: { code: 'too-few-shares', detail: short } };
      this.#now.undo(event);
      const fault = this.#repost(event);
      if (fault) return fault;
    }
    return undefined;
  }

  #shortBalance(): BalanceKey | undefined {
    return this.#difference.keysBelow().find((key) => this.#now.balance(key) < 0n);
  }

  #position(books: RunningBooks): SharePosition {
    return this.#context.withPositions ? books.position() : NO_POSITION;
  }
}

/** Errors that mean that shares are missing; others keep their own message. */
const MISSING_SHARES = new Set(['too-few', 'none-in-issue', 'not-held']);

function refuseRepost(
  { id, kind, effectiveOn, order, postings }: ShareEvent,
  errors: readonly FieldError[],
): AppendRefusal {
  const [error] = errors;
  const classId = postings[0]?.classId;
  if (!error || !classId) return { code: 'not-reversible', detail: id };
  const reason = MISSING_SHARES.has(error.code) ? 'too-few-shares' : 'not-again';
  const { message } = error;
  return { code: 'blocked', event: { eventId: id, kind, effectiveOn, order, classId, reason, message } };
}
