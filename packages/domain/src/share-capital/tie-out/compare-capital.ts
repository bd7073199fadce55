import { parseAmount } from '../../money/exact-decimal.ts';
import type { CivilDate } from '../../dates/civil-date.ts';
import { isInIssue } from '../ledger/account.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { HolderId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { statementOfCapital } from '../readings/capital.ts';
import { type ClassCapitalRecord, classKey, type StatementOfCapitalRecord } from '../statement-of-capital.ts';

/** One figure that two records give differently; numbers are decimal texts, '' where a record has none. */
export interface TieOutDifference {
  readonly what: 'shares-in-issue' | 'nominal' | 'unpaid' | 'holding' | 'certificates';
  /** Class and holder, or currency, as people read them. */
  readonly of: string;
  readonly register: string;
  readonly other: string;
  /** Entries of the register that alone make up the difference; what was recorded last comes first. */
  readonly entries: readonly ShareEventId[];
}

/** The register on the day another record speaks of. `events` count: no reversals, nothing reversed. */
export interface RegisterOnDay {
  readonly on: CivilDate;
  readonly position: SharePosition;
  readonly events: readonly ShareEvent[];
}

/** Where the capital of the register and a statement of capital differ. */
export function compareCapital(
  register: RegisterOnDay,
  other: StatementOfCapitalRecord,
): readonly TieOutDifference[] {
  const own = statementOfCapital(register.position);
  const [ours, theirs] = [classesByKey(own), classesByKey(other)];
  const keys = [...new Set([...ours.keys(), ...theirs.keys()])];
  return [
    ...keys.flatMap((key) => compareClass(register, ours.get(key), theirs.get(key))),
    ...compareUnpaid(own, other),
  ];
}

const ABSENT = { className: '', numberOfShares: '0', aggregateNominal: '0' };

function compareClass(
  register: RegisterOnDay,
  ours: Pick<ClassCapitalRecord, keyof typeof ABSENT> = ABSENT,
  theirs: Pick<ClassCapitalRecord, keyof typeof ABSENT> = ABSENT,
): readonly TieOutDifference[] {
  const of = ours.className || theirs.className;
  const [shares, otherShares] = [ours.numberOfShares, theirs.numberOfShares];
  const [nominal, otherNominal] = [ours.aggregateNominal, theirs.aggregateNominal];
  const differences: TieOutDifference[] = [];
  if (!isSame(shares, otherShares)) {
    const found = register.position.classes.find(({ terms }) => classKey(terms.name) === classKey(of));
    const entries = found ? entriesMaking(register, { classId: found.id }, surplus(shares, otherShares)) : [];
    differences.push({ what: 'shares-in-issue', of, register: shares, other: otherShares, entries });
  }
  if (!isSame(nominal, otherNominal)) {
    differences.push({ what: 'nominal', of, register: nominal, other: otherNominal, entries: [] });
  }
  return differences;
}

/** An unpaid total that either side leaves open is no difference: nobody has said. */
function compareUnpaid(
  own: StatementOfCapitalRecord,
  other: StatementOfCapitalRecord,
): readonly TieOutDifference[] {
  return own.currencies.flatMap(({ currency, totalUnpaid }) => {
    const theirs = other.currencies.find((each) => each.currency === currency)?.totalUnpaid ?? '';
    if (totalUnpaid === '' || theirs === '' || isSame(totalUnpaid, theirs)) return [];
    return [{ what: 'unpaid' as const, of: currency, register: totalUnpaid, other: theirs, entries: [] }];
  });
}

function classesByKey({ currencies }: StatementOfCapitalRecord): ReadonlyMap<string, ClassCapitalRecord> {
  return new Map(
    currencies.flatMap(({ classes }) => classes).map((each) => [classKey(each.className), each]),
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

/** The entries up to the day that alone change a class, or one holding of it, by so much; what was recorded last comes first. */
export function entriesMaking(
  { on, events }: RegisterOnDay,
  { classId, holderId }: { readonly classId: ShareClassId; readonly holderId?: HolderId | undefined },
  change: bigint | undefined,
): readonly ShareEventId[] {
  if (change === undefined) return [];
  const found = events.filter(({ effectiveOn, postings }) => {
    if (effectiveOn > on) return false;
    const own = postings.filter(
      ({ account, classId: other }) =>
        other === classId &&
        (holderId === undefined
          ? isInIssue(account)
          : account.kind === 'holder' && account.holderId === holderId),
    );
    return own.length > 0 && own.reduce((sum, { shares }) => sum + shares, 0n) === change;
  });
  return found.sort((a, b) => b.order - a.order).map(({ id }) => id);
}
