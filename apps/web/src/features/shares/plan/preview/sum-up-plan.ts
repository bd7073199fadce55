import type { PlannedEvent } from '../share-plan.ts';

export type HoldingChange = PlannedEvent['holdings'][number];
type CurrencyCapital = PlannedEvent['capital']['before']['currencies'][number];
type ClassCapital = CurrencyCapital['classes'][number];

/** One class in the statement of capital, before and after; undefined where none of it is in issue. */
export interface CapitalChange {
  readonly currency: string;
  readonly className: string;
  readonly before: ClassCapital | undefined;
  readonly after: ClassCapital | undefined;
}

/** The unpaid total of one currency, where it changes; an empty text is not known. */
interface UnpaidChange {
  readonly currency: string;
  readonly before: string;
  readonly after: string;
}

/** What one day's events change together. */
export interface PlanSummary
  extends Pick<
    PlannedEvent,
    | 'certificatesCancelled'
    | 'certificatesIssued'
    | 'filings'
    | 'registerBy'
    | 'certificatesBy'
    | 'stampDuty'
    | 'notes'
    | 'holdings'
    /** A later entry that is entered again because its books change; null for what was asked. */
    | 'entersAgain'
  > {
  readonly on: string;
  readonly kinds: readonly string[];
  readonly capital: readonly CapitalChange[];
  readonly unpaid: readonly UnpaidChange[];
}

/**
 * The plan as it is read: what a correction reverses and enters again on the same day is one change, from what stands now to
 * what will stand; events of several days follow one another, and each entry that is entered again stands for itself.
 */
export function sumUpPlan(events: readonly PlannedEvent[]): readonly PlanSummary[] {
  const groups = Map.groupBy(
    events,
    ({ effectiveOn, entersAgain }) => `${effectiveOn} ${entersAgain?.shareEventId ?? ''}`,
  );
  return [...groups.values()].map((ofDay) => ({
    on: ofDay[0]?.effectiveOn ?? '',
    entersAgain: ofDay[0]?.entersAgain ?? null,
    kinds: ofDay.map(({ kind }) => kind),
    notes: notesOf(ofDay),
    holdings: holdingChanges(ofDay),
    ...capitalChanges(ofDay),
    certificatesCancelled: ofDay.flatMap(({ certificatesCancelled }) => certificatesCancelled),
    certificatesIssued: ofDay.flatMap(({ certificatesIssued }) => certificatesIssued),
    filings: ofDay.flatMap(({ filings }) => filings),
    registerBy: lastOf(ofDay, ({ registerBy }) => registerBy),
    certificatesBy: lastOf(ofDay, ({ certificatesBy }) => certificatesBy),
    stampDuty: lastOf(ofDay, ({ stampDuty }) => stampDuty),
  }));
}

/** Each note once, by its words. */
function notesOf(events: readonly PlannedEvent[]) {
  const notes = events.flatMap(({ notes }) => notes);
  return [...new Map(notes.map((note) => [note.message, note])).values()];
}

function lastOf<Value>(
  events: readonly PlannedEvent[],
  valueOf: (event: PlannedEvent) => Value | null,
): Value | null {
  return events.map(valueOf).findLast((value) => value !== null) ?? null;
}

function holdingChanges(events: readonly PlannedEvent[]) {
  const byHolding = Map.groupBy(
    events.flatMap(({ holdings }) => holdings),
    ({ holderId, shareClassId }) => `${holderId} ${shareClassId}`,
  );
  return [...byHolding.values()].flatMap((changes) => {
    const [first, last] = [changes[0], changes.at(-1)];
    if (first === undefined || last === undefined) return [];
    // What a correction takes and gives back is no change; an event by itself may restate shares without their number.
    const change = { ...last, before: first.before, unpaidBefore: first.unpaidBefore };
    return changes.length > 1 && !isHoldingChanged(change) ? [] : [change];
  });
}

/** Whether a holding has other shares than before: not as many, or with something else unpaid on them. */
export function isHoldingChanged({ before, after, unpaidBefore, unpaidAfter }: HoldingChange): boolean {
  return (
    before !== after ||
    unpaidBefore.amount !== unpaidAfter.amount ||
    unpaidBefore.currency !== unpaidAfter.currency
  );
}

function capitalChanges(events: readonly PlannedEvent[]) {
  const before = events[0]?.capital.before.currencies ?? [];
  const after = events.at(-1)?.capital.after.currencies ?? [];
  const currencies = [...new Set([...before, ...after].map(({ currency }) => currency))];
  const pairs = currencies.map((currency) => {
    const of = (all: readonly CurrencyCapital[]) => all.find((each) => each.currency === currency);
    return { currency, was: of(before), is: of(after) };
  });
  return {
    capital: pairs.flatMap(({ currency, was, is }) => classChanges(currency, was, is)),
    unpaid: pairs.flatMap(({ currency, was, is }) => {
      const [old, now] = [was?.totalUnpaid ?? '0', is?.totalUnpaid ?? '0'];
      return old === now ? [] : [{ currency, before: old, after: now }];
    }),
  };
}

function classChanges(
  currency: string,
  was: CurrencyCapital | undefined,
  is: CurrencyCapital | undefined,
): readonly CapitalChange[] {
  const [old, now] = [was?.classes ?? [], is?.classes ?? []];
  const names = [...new Set([...old, ...now].map(({ className }) => className))];
  return names.flatMap((className) => {
    const of = (classes: readonly ClassCapital[]) => classes.find((each) => each.className === className);
    const [before, after] = [of(old), of(now)];
    return isSameCapital(before, after) ? [] : [{ currency, className, before, after }];
  });
}

const isSameCapital = (one: ClassCapital | undefined, other: ClassCapital | undefined) =>
  (['numberOfShares', 'aggregateNominal', 'particulars'] as const).every(
    (figure) => one?.[figure] === other?.[figure],
  );
