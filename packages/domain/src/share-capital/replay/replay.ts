import type { CivilDate } from '../../dates/civil-date.ts';
import type { FieldError } from '../../field-error.ts';
import { followsFrom, isConcerned } from '../events/concerned-by.ts';
import { planEvent } from '../events/plan-event.ts';
import { isInIssue } from '../ledger/account.ts';
import { Difference } from '../ledger/difference.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import type { LotId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { AppendRefusal, PlanContext, PlanOutcome } from '../ledger/plan.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type BalanceKey, balanceKey, type Posting } from '../ledger/posting.ts';
import { restatesShares } from '../ledger/share-class.ts';
import { keepLots, renameLots, succeedBalance, type Successors } from './lot-succession.ts';
import { type GivenNumbers, hasNumbersFrom, planAgain } from './plan-again.ts';
import type { ReplayBooks, ReplayContext, ReplayOrder, ReplayPart } from './replay-order.ts';
import { RunningBooks } from './running-books.ts';

const NOWHERE: SharePosition = { classes: [], lines: [], holders: [] };

/** Why a replay ends: an act that is wrong at its fields, or an entry that cannot stand. */
type Fault =
  | { readonly errors: readonly FieldError[]; readonly act: number }
  | { readonly refusal: AppendRefusal };

interface TakenBack extends Pick<ReplayPart, 'before' | 'after'> {
  readonly event: ShareEvent;
  /** Entered again; otherwise it was to be taken back. */
  readonly isAgain: boolean;
}

/** The events of one day as they pass. */
interface Day {
  readonly staying: ShareEvent[];
  /** Classes of which something was taken back or entered again on this day: what came after it that day follows it. */
  readonly stirred: Set<ShareClassId>;
}

/** Later events pass through the books as they were and as they are corrected, side by side. */
export class Replay {
  readonly takenBack: TakenBack[] = [];
  readonly entered: ReplayPart[] = [];
  readonly #order: ReplayOrder;
  readonly #books: ReplayBooks;
  readonly #context: ReplayContext;
  readonly #was: RunningBooks;
  readonly #now: RunningBooks;
  readonly #difference = new Difference();
  readonly #successors = new Map<LotId, LotId>();
  readonly #toTakeBack: ReadonlyMap<ShareEventId, ShareEvent>;
  readonly #numbersBefore: ReplayOrder['numbersBefore'];

  constructor(order: ReplayOrder, books: ReplayBooks, context: ReplayContext) {
    this.#order = order;
    this.#books = books;
    this.#context = context;
    this.#was = new RunningBooks(books.before, books.lots);
    this.#now = new RunningBooks(books.before, books.lots);
    this.#numbersBefore = order.numbersBefore;
    this.#toTakeBack = new Map(order.takenBack.map(({ event }) => [event.id, event]));
  }

  run(): Fault | undefined {
    const byDay = Map.groupBy(this.#books.events, ({ effectiveOn }) => effectiveOn);
    const days = new Set<string>([...byDay.keys(), ...this.#order.acts.map(({ request }) => request.on)]);
    for (const day of [...days].sort()) {
      const fault = this.#pass(day, byDay.get(day as CivilDate) ?? []); // a key of the map, or nothing is found
      if (fault) return fault;
    }
    return undefined;
  }

  #pass(day: string, events: readonly ShareEvent[]): Fault | undefined {
    const today: Day = { staying: [], stirred: new Set() };
    // What stands in the place of an entry of the same day takes its place; anything else comes last.
    const place = events.findLast(({ id }) => this.#toTakeBack.has(id));
    for (const event of events) {
      const mustFollow = !this.#toTakeBack.has(event.id) && this.#mustFollow(event, today);
      this.#was.apply(event);
      this.#now.know(event.lots);
      const fault = mustFollow ? this.#followUp(event, today) : this.#letPass(event, today);
      if (fault) return fault;
      if (event !== place) continue;
      const wrong = this.#enterActs(today, day);
      if (wrong) return wrong;
      if (this.#numbersBefore) this.#name(succeedBalance(event, this.#now.lines()));
    }
    return (place ? undefined : this.#enterActs(today, day)) ?? this.#settle(today);
  }

  #letPass(event: ShareEvent, today: Day): undefined {
    if (this.#toTakeBack.has(event.id)) {
      this.#takeBack(event, { isAgain: false });
      this.#stir(today, event);
      return;
    }
    this.#now.apply(event);
    today.staying.push(event);
  }

  #followUp(event: ShareEvent, today: Day): Fault | undefined {
    this.#stir(today, event);
    return this.#enterAgain(event);
  }

  /** What is recorded now comes last on its day: whatever followed it there has to follow it again. */
  #stir({ stirred }: Day, event: PlannedEvent): void {
    for (const classId of this.#classesOf(event)) stirred.add(classId);
  }

  /** The classes that an event moves, or from which its result follows. */
  #classesOf({ request, postings }: PlannedEvent): readonly ShareClassId[] {
    const { classes = [] } = (request.kind !== 'reversal' && followsFrom(request)) || {};
    const read = classes === 'all' ? this.#books.before.classes.map(({ id }) => id) : classes;
    return [...postings.map(({ classId }) => classId), ...read];
  }

  /** Whether an event cannot stay as it is; asked before it happens. */
  #mustFollow(event: ShareEvent, { stirred }: Day): boolean {
    if (this.#classesOf(event).some((classId) => stirred.has(classId))) return true;
    if (this.#difference.isNone) return this.#hasOtherTerms(event);
    const lines = event.request.kind === 'reversal' ? undefined : followsFrom(event.request);
    if (lines && this.#difference.touches((line) => isConcerned(lines, line))) return true;
    return this.#hasOtherTerms(event) || event.postings.some((posting) => this.#isShort(posting));
  }

  /** Shares come out with the terms of their class, and its restating begins at them. */
  #hasOtherTerms(event: ShareEvent): boolean {
    // An event that was entered again made none of the lots that it kept.
    const lots = [...event.lots, ...this.#withLots(event).lots];
    return [...lots, ...event.terms.filter(restatesShares)].some(({ classId }) => {
      const [was, now] = [this.#was.termsOf(classId), this.#now.termsOf(classId)];
      return was?.nominalEach !== now?.nominalEach || was?.currency !== now?.currency;
    });
  }

  /** Whether shares are missing here that were there; what was short within the day before is judged at its end. */
  #isShort({ account, lotId, shares }: Posting): boolean {
    if (shares >= 0n || !isInIssue(account)) return false;
    const key = balanceKey(account, lotId);
    return this.#now.balance(key) + shares < 0n && this.#was.balance(key) + shares >= 0n;
  }

  #takeBack(event: ShareEvent, { isAgain }: { isAgain: boolean }): void {
    this.#difference.less(event);
    const after = isAgain ? NOWHERE : this.#position(this.#now);
    this.takenBack.push({ event, isAgain, before: this.#position(this.#was), after });
  }

  #enterActs(today: Day, day: string): Fault | undefined {
    const { acts, takenBack } = this.#order;
    for (const [index, { id, request }] of acts.entries()) {
      if (request.on !== day) continue;
      const forerunner = this.#numbersBefore ? undefined : takenBack[index]?.event;
      const before = this.#now.position(this.#numbersBefore);
      const outcome = this.#plan(request, { ...this.#context, eventId: id, position: before }, forerunner);
      if (!outcome.ok) return { errors: outcome.errors, act: index };
      this.#stir(today, outcome.event);
      this.#enter(outcome, { before: this.#context.withPositions ? before : NOWHERE });
    }
    return undefined;
  }

  #enterAgain(again: ShareEvent): Fault | undefined {
    this.#takeBack(again, { isAgain: true });
    if (again.request.kind === 'reversal') return undefined;
    const request = renameLots(again.request, this.#successors);
    const context = { ...this.#context, eventId: this.#context.newId(), position: this.#now.position() };
    const outcome = this.#plan(request, context, again);
    if (!outcome.ok) return { refusal: notAgain(again, outcome.errors) };
    this.#enter(outcome, { again, before: this.#position(this.#was) });
    return undefined;
  }

  /** Plans in the place of another event, whose lots and numbers are kept where they can be. */
  #plan(request: ShareActRequest, context: PlanContext, forerunner: ShareEvent | undefined): PlanOutcome {
    if (forerunner === undefined) return planEvent(request, context);
    const whole = this.#withLots(forerunner);
    const outcome = planAgain(request, context, this.#numbersGiven(whole));
    if (!outcome.ok) return outcome;
    const { event, successors } = keepLots(outcome.event, whole, this.#successors);
    this.#name(successors);
    return { ...outcome, event };
  }

  #name(successors: Successors): void {
    for (const [old, next] of successors) this.#successors.set(old, next);
  }

  /** An event with every lot into which it put shares: it may have kept those of its own forerunner. */
  #withLots(event: ShareEvent): ShareEvent {
    const out = event.postings.filter(({ account, shares }) => account.kind === 'issuer' && shares < 0n);
    const lots = [...new Set(out.map(({ lotId }) => lotId))].flatMap((id) => this.#was.lot(id) ?? []);
    return { ...event, lots };
  }

  /** The numbers that an event gave to shares; those of a part, or of a lot restated, were theirs before. */
  #numbersGiven({ lots, postings }: PlannedEvent): readonly GivenNumbers[] {
    // By the postings too: a lot that was kept names a lot of its first forerunner, which may be long gone.
    const back = postings
      .filter(({ account, shares }) => account.kind === 'issuer' && shares > 0n)
      .map(({ lotId }) => this.#was.lot(lotId));
    return lots.flatMap((lot) => {
      const { classId, numbers, cameFrom } = lot;
      const isNew = numbers && !hasNumbersFrom(lot, [...back, cameFrom && this.#was.lot(cameFrom)]);
      return isNew ? [{ classId, numbers }] : [];
    });
  }

  #enter(
    { event, notes }: Extract<PlanOutcome, { ok: true }>,
    { again, before }: Pick<ReplayPart, 'again' | 'before'>,
  ): void {
    const entered: PlannedEvent = again ? { ...event, entersAgain: again.id } : event;
    this.#now.apply(entered);
    this.#difference.more(entered);
    const after = this.#position(this.#now);
    this.entered.push({ event: entered, notes: again ? [] : notes, again, before, after });
  }

  /** At the end of the day nothing may be short: what takes too much is entered again after all else. */
  #settle({ staying }: Day): Fault | undefined {
    for (let short = this.#shortBalance(); short; short = this.#shortBalance()) {
      const last = staying.findLastIndex(({ postings }) =>
        postings.some(({ account, lotId, shares }) => shares < 0n && balanceKey(account, lotId) === short),
      );
      const [event] = last < 0 ? [] : staying.splice(last, 1);
      if (!event || event.terms.length > 0) return { refusal: { code: 'too-few-shares', detail: short } };
      this.#now.takeBack(event);
      const fault = this.#enterAgain(event);
      if (fault) return fault;
    }
    return undefined;
  }

  #shortBalance(): BalanceKey | undefined {
    return this.#difference.keysBelow().find((key) => this.#now.balance(key) < 0n);
  }

  #position(books: RunningBooks): SharePosition {
    return this.#context.withPositions ? books.position() : NOWHERE;
  }
}

/** Nothing to act on any more; other errors are said in their own words. */
const MISSING = new Set(['too-few', 'none-in-issue', 'not-held']);

function notAgain(
  { id, kind, effectiveOn, order, postings }: ShareEvent,
  errors: readonly FieldError[],
): AppendRefusal {
  const [error] = errors;
  const classId = postings[0]?.classId;
  if (!error || !classId) return { code: 'not-reversible', detail: id };
  const reason = MISSING.has(error.code) ? 'too-few-shares' : 'not-again';
  const { message } = error;
  return { code: 'in-the-way', event: { eventId: id, kind, effectiveOn, order, classId, reason, message } };
}
