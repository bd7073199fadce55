import { parseAmount } from '../../money/exact-decimal.ts';
import type { CivilDate } from '../../dates/civil-date.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { SharePosition } from '../ledger/position.ts';
import { statementOfCapital } from '../projections/capital.ts';
import { type ClassCapitalRecord, classKey, type StatementOfCapitalRecord } from '../statement-of-capital.ts';
import { EntryFinder } from './find-entries.ts';

/** A figure that two records give differently; numbers are decimal texts, '' where a record has none. */
export interface ReconciliationDifference {
  readonly what: 'shares-in-issue' | 'nominal' | 'unpaid' | 'holding' | 'certificates';
  /** Class and holder, or currency, for people to read. */
  readonly of: string;
  readonly register: string;
  readonly other: string;
  /** The currency of an amount of money. */
  readonly currency?: string | undefined;
  /** The entries that make up the difference, the latest first; where none do, the one that states the figure. */
  readonly entries: readonly ShareEventId[];
}

/** The register at the day of another record. */
export interface RegisterOnDay {
  readonly on: CivilDate;
  readonly position: SharePosition;
  /** The live events. */
  readonly events: readonly ShareEvent[];
  /** The lots that the events move; a reposted event keeps those of the event that it replaces. */
  readonly lots: readonly Lot[];
}

/** The differences between the capital of the register and a statement of capital. */
export function compareCapital(
  register: RegisterOnDay,
  other: StatementOfCapitalRecord,
): readonly ReconciliationDifference[] {
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

const ABSENT = { className: '', currency: '', numberOfShares: '0', aggregateNominal: '0' };

interface Books {
  readonly register: RegisterOnDay;
  readonly finder: EntryFinder;
}

function compareClass(
  { register: { position }, finder }: Books,
  ours: Pick<ClassOnTable, keyof typeof ABSENT> = ABSENT,
  theirs: Pick<ClassOnTable, keyof typeof ABSENT> = ABSENT,
): readonly ReconciliationDifference[] {
  const of = ours.className || theirs.className;
  const isNamed = (name: string) => classKey(name) === classKey(of);
  const classId = position.classes.find(({ terms }) => isNamed(terms.name))?.id;
  // A class that only one of them knows may have had another name.
  const naming = [ours, theirs].includes(ABSENT) ? finder.entryNaming(isNamed) : [];
  const figures = [
    {
      what: 'shares-in-issue',
      figure: 'shares',
      register: ours.numberOfShares,
      other: theirs.numberOfShares,
    },
    {
      what: 'nominal',
      figure: 'nominal',
      register: ours.aggregateNominal,
      other: theirs.aggregateNominal,
      currency: ours.currency || theirs.currency,
    },
  ] as const;
  return figures.flatMap(({ figure, ...each }) => {
    if (isSame(each.register, each.other)) return [];
    const entries =
      naming.length > 0 || classId === undefined
        ? naming
        : finder.entriesMaking({ of: figure, classId }, surplus(each.register, each.other));
    return [{ ...each, of, entries }];
  });
}

/** An unpaid total that either side leaves unknown is no difference. */
function compareUnpaid(
  finder: EntryFinder,
  own: StatementOfCapitalRecord,
  other: StatementOfCapitalRecord,
): readonly ReconciliationDifference[] {
  return own.currencies.flatMap(({ currency, totalUnpaid }) => {
    const theirs = other.currencies.find((each) => each.currency === currency)?.totalUnpaid ?? '';
    if (totalUnpaid === '' || theirs === '' || isSame(totalUnpaid, theirs)) return [];
    const entries = finder.entriesMaking({ of: 'unpaid', currency }, surplus(totalUnpaid, theirs));
    return [
      { what: 'unpaid' as const, of: currency, register: totalUnpaid, other: theirs, currency, entries },
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

/** Whether two texts are the same number, however written. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [parseAmount(a), parseAmount(b)];
  return left.ok && right.ok ? left.value === right.value : a.trim() === b.trim();
}

/** The first number less the second, in millionths; undefined where one is unreadable. */
export function surplus(a: string, b: string): bigint | undefined {
  const [left, right] = [parseAmount(a), parseAmount(b)];
  return left.ok && right.ok ? left.value - right.value : undefined;
}
