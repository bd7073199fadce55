import { parseAmount } from '../../money/exact-decimal.ts';
import type { CivilDate } from '../../dates/civil-date.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { SharePosition } from '../ledger/position.ts';
import { statementOfCapital } from '../readings/capital.ts';
import { type ClassCapitalRecord, classKey, type StatementOfCapitalRecord } from '../statement-of-capital.ts';
import { EntryFinder } from './find-entries.ts';

/** One figure that two records give differently; numbers are decimal texts, '' where a record has none. */
export interface TieOutDifference {
  readonly what: 'shares-in-issue' | 'nominal' | 'unpaid' | 'holding' | 'certificates';
  /** Class and holder, or currency, as people read them. */
  readonly of: string;
  readonly register: string;
  readonly other: string;
  /** Of an amount of money. */
  readonly currency?: string | undefined;
  /** Entries that make up the difference, the latest first; where none do, the one that states the figure. */
  readonly entries: readonly ShareEventId[];
}

/** The register on the day another record speaks of. `events` count: no reversals, nothing reversed. */
export interface RegisterOnDay {
  readonly on: CivilDate;
  readonly position: SharePosition;
  readonly events: readonly ShareEvent[];
  /** The lots that the entries move. What was entered again keeps those of the entry before it, which counts no more. */
  readonly lots: readonly Lot[];
}

/** Where the capital of the register and a statement of capital differ. */
export function compareCapital(
  register: RegisterOnDay,
  other: StatementOfCapitalRecord,
): readonly TieOutDifference[] {
  const own = statementOfCapital(register.position);
  const finder = new EntryFinder(register);
  const [ours, theirs] = [classesByKey(own), classesByKey(other)];
  const keys = [...new Set([...ours.keys(), ...theirs.keys()])];
  return [
    ...keys.flatMap((key) => compareClass({ register, finder }, ours.get(key), theirs.get(key))),
    ...compareUnpaid(finder, own, other),
  ];
}

interface ClassOnTable extends ClassCapitalRecord {
  readonly currency: string;
}

const ABSENT = {
  className: '',
  currency: '',
  numberOfShares: '0',
  aggregateNominal: '0',
};

interface Books {
  readonly register: RegisterOnDay;
  readonly finder: EntryFinder;
}

function compareClass(
  { register, finder }: Books,
  ours: Pick<ClassOnTable, keyof typeof ABSENT> = ABSENT,
  theirs: Pick<ClassOnTable, keyof typeof ABSENT> = ABSENT,
): readonly TieOutDifference[] {
  const of = ours.className || theirs.className;
  const found = register.position.classes.find(({ terms }) => classKey(terms.name) === classKey(of));
  // A class that only one of them knows may have had another name.
  const naming = [ours, theirs].includes(ABSENT)
    ? finder.entryNaming((name) => classKey(name) === classKey(of))
    : [];
  const entriesMaking = (figure: 'shares' | 'nominal', register: string, other: string) => {
    if (naming.length > 0 || !found) return naming;
    return finder.entriesMaking({ of: figure, classId: found.id }, surplus(register, other));
  };
  const [shares, otherShares] = [ours.numberOfShares, theirs.numberOfShares];
  const [nominal, otherNominal] = [ours.aggregateNominal, theirs.aggregateNominal];
  const differences: TieOutDifference[] = [];
  if (!isSame(shares, otherShares)) {
    const entries = entriesMaking('shares', shares, otherShares);
    differences.push({
      what: 'shares-in-issue',
      of,
      register: shares,
      other: otherShares,
      entries,
    });
  }
  if (!isSame(nominal, otherNominal)) {
    const currency = ours.currency || theirs.currency;
    const entries = entriesMaking('nominal', nominal, otherNominal);
    differences.push({
      what: 'nominal',
      of,
      register: nominal,
      other: otherNominal,
      currency,
      entries,
    });
  }
  return differences;
}

/** An unpaid total that either side leaves open is no difference: nobody has said. */
function compareUnpaid(
  finder: EntryFinder,
  own: StatementOfCapitalRecord,
  other: StatementOfCapitalRecord,
): readonly TieOutDifference[] {
  return own.currencies.flatMap(({ currency, totalUnpaid }) => {
    const theirs = other.currencies.find((each) => each.currency === currency)?.totalUnpaid ?? '';
    if (totalUnpaid === '' || theirs === '' || isSame(totalUnpaid, theirs)) return [];
    const entries = finder.entriesMaking({ of: 'unpaid', currency }, surplus(totalUnpaid, theirs));
    return [
      {
        what: 'unpaid' as const,
        of: currency,
        register: totalUnpaid,
        other: theirs,
        currency,
        entries,
      },
    ];
  });
}

function classesByKey({ currencies }: StatementOfCapitalRecord): ReadonlyMap<string, ClassOnTable> {
  return new Map(
    currencies.flatMap(({ currency, classes }) =>
      classes.map((each) => [classKey(each.className), { ...each, currency }] as const),
    ),
  );
}

/** Whether two texts are the same number, however it is written. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [parseAmount(a), parseAmount(b)];
  return left.ok && right.ok ? left.value === right.value : a.trim() === b.trim();
}

/** How much more the first number is, in millionths; undefined where one cannot be read. */
export function surplus(a: string, b: string): bigint | undefined {
  const [left, right] = [parseAmount(a), parseAmount(b)];
  return left.ok && right.ok ? left.value - right.value : undefined;
}
