import type { PlannedEvent } from './share-plan.ts';

export type HoldingChange = PlannedEvent['Holdings'][number];
type CurrencyCapital = PlannedEvent['Capital']['Before']['Currencies'][number];
type ClassCapital = CurrencyCapital['Classes'][number];

/** One class in the statement of capital, before and after; undefined where none of it is in issue. */
export interface CapitalChange {
  readonly currency: string;
  readonly className: string;
  readonly before: ClassCapital | undefined;
  readonly after: ClassCapital | undefined;
}

/** The unpaid total of one currency, where it changes; an empty text is not known. */
export interface UnpaidChange {
  readonly currency: string;
  readonly before: string;
  readonly after: string;
}

/** What one day's events change together. */
export interface PlanSummary {
  readonly on: string;
  /** A later entry that is entered again because its books change; null for what was asked. */
  readonly entersAgain: PlannedEvent['EntersAgain'];
  readonly kinds: readonly string[];
  readonly notes: readonly PlannedEvent['Notes'][number][];
  readonly holdings: readonly HoldingChange[];
  readonly capital: readonly CapitalChange[];
  readonly unpaid: readonly UnpaidChange[];
  readonly certificatesCancelled: readonly number[];
  readonly certificatesIssued: PlannedEvent['CertificatesIssued'];
  readonly filings: PlannedEvent['Filings'];
  readonly registerBy: string | null;
  readonly certificatesBy: string | null;
  readonly stampDuty: PlannedEvent['StampDuty'];
}

/**
 * The plan as it is read: what a correction takes back and enters anew on the same day is one change, from what stands now to
 * what will stand; events of several days follow one another, and each entry that is entered again stands for itself.
 */
export function sumUpPlan(events: readonly PlannedEvent[]): readonly PlanSummary[] {
  const groups = Map.groupBy(
    events,
    ({ EffectiveOn, EntersAgain }) => `${EffectiveOn} ${EntersAgain?.ShareEventId ?? ''}`,
  );
  return [...groups.values()].map((ofDay) => ({
    on: ofDay[0]?.EffectiveOn ?? '',
    entersAgain: ofDay[0]?.EntersAgain ?? null,
    kinds: ofDay.map(({ Kind }) => Kind),
    notes: notesOf(ofDay),
    holdings: holdingChanges(ofDay),
    ...capitalChanges(ofDay),
    certificatesCancelled: ofDay.flatMap(({ CertificatesCancelled }) => CertificatesCancelled),
    certificatesIssued: ofDay.flatMap(({ CertificatesIssued }) => CertificatesIssued),
    filings: ofDay.flatMap(({ Filings }) => Filings),
    registerBy: lastOf(ofDay, ({ RegisterBy }) => RegisterBy),
    certificatesBy: lastOf(ofDay, ({ CertificatesBy }) => CertificatesBy),
    stampDuty: lastOf(ofDay, ({ StampDuty }) => StampDuty),
  }));
}

/** Each note once, by its words. */
function notesOf(events: readonly PlannedEvent[]): PlanSummary['notes'] {
  const notes = events.flatMap(({ Notes }) => Notes);
  return [...new Map(notes.map((note) => [note.Message, note])).values()];
}

function lastOf<Value>(
  events: readonly PlannedEvent[],
  valueOf: (event: PlannedEvent) => Value | null,
): Value | null {
  return events.map(valueOf).findLast((value) => value !== null) ?? null;
}

function holdingChanges(events: readonly PlannedEvent[]): readonly HoldingChange[] {
  const byHolding = Map.groupBy(
    events.flatMap(({ Holdings }) => Holdings),
    ({ HolderId, ShareClassId }) => `${HolderId} ${ShareClassId}`,
  );
  return [...byHolding.values()].flatMap((changes) => {
    const [first, last] = [changes[0], changes.at(-1)];
    if (first === undefined || last === undefined) return [];
    // What a correction takes and gives back is no change; an event by itself may restate shares without their number.
    const change = { ...last, Before: first.Before, UnpaidBefore: first.UnpaidBefore };
    return changes.length > 1 && !isHoldingChanged(change) ? [] : [change];
  });
}

/** Whether a holding has other shares than before: not as many, or with something else unpaid on them. */
export function isHoldingChanged({ Before, After, UnpaidBefore, UnpaidAfter }: HoldingChange): boolean {
  return (
    Before !== After ||
    UnpaidBefore.Amount !== UnpaidAfter.Amount ||
    UnpaidBefore.Currency !== UnpaidAfter.Currency
  );
}

function capitalChanges(events: readonly PlannedEvent[]) {
  const before = events[0]?.Capital.Before.Currencies ?? [];
  const after = events.at(-1)?.Capital.After.Currencies ?? [];
  const currencies = [...new Set([...before, ...after].map(({ Currency }) => Currency))];
  const pairs = currencies.map((currency) => {
    const of = (all: readonly CurrencyCapital[]) => all.find(({ Currency }) => Currency === currency);
    return { currency, was: of(before), is: of(after) };
  });
  return {
    capital: pairs.flatMap(({ currency, was, is }) => classChanges(currency, was, is)),
    unpaid: pairs.flatMap(({ currency, was, is }) => {
      const [old, now] = [was?.TotalUnpaid ?? '0', is?.TotalUnpaid ?? '0'];
      return old === now ? [] : [{ currency, before: old, after: now }];
    }),
  };
}

function classChanges(
  currency: string,
  was: CurrencyCapital | undefined,
  is: CurrencyCapital | undefined,
): readonly CapitalChange[] {
  const [old, now] = [was?.Classes ?? [], is?.Classes ?? []];
  const names = [...new Set([...old, ...now].map(({ ClassName }) => ClassName))];
  return names.flatMap((className) => {
    const of = (classes: readonly ClassCapital[]) => classes.find(({ ClassName }) => ClassName === className);
    const [before, after] = [of(old), of(now)];
    return isSameCapital(before, after) ? [] : [{ currency, className, before, after }];
  });
}

function isSameCapital(one: ClassCapital | undefined, other: ClassCapital | undefined): boolean {
  return (
    one?.NumberOfShares === other?.NumberOfShares &&
    one?.AggregateNominal === other?.AggregateNominal &&
    one?.Particulars === other?.Particulars
  );
}
