import { addDecimals, type ShareCount, shareCount, sumShares } from '../../money/exact-decimal.ts';
import { isInIssue, type LedgerAccount, ledgerAccountKey } from './ledger-account.ts';
import type { PlannedEvent } from './event.ts';
import type { ShareHolder } from '../holders/holder.ts';
import type { LotId, ShareClassId } from './ids.ts';
import type { Lot } from './lot.ts';
import { type BalanceKey, balanceKey } from './posting.ts';
import { changedTerms, type ShareClass } from './share-class.ts';

/** Shares of one lot in one account; always above zero. */
export interface PositionLine {
  readonly account: LedgerAccount;
  readonly lot: Lot;
  readonly shares: ShareCount;
}

/**
 * The books at the end of a day: the classes with their terms of that day, and the lines of holders and treasury. Planning
 * needs only the lines of `affectedAccounts`; projections need all.
 */
export interface SharePosition {
  readonly classes: readonly ShareClass[];
  readonly lines: readonly PositionLine[];
  readonly holders: readonly ShareHolder[];
}

/** The class with this id; undefined where there is none. */
export function findClass(position: SharePosition, id: ShareClassId): ShareClass | undefined {
  return position.classes.find((each) => each.id === id);
}

/** The lines of shares in issue that belong to a class. */
export function linesOfClass(position: SharePosition, id: ShareClassId): readonly PositionLine[] {
  return position.lines.filter(({ lot, account }) => lot.classId === id && isInIssue(account));
}

/** The number of shares of the lines. */
export function sharesOn(lines: readonly PositionLine[]): ShareCount {
  let sum = sumShares([]);
  for (const { shares } of lines) sum = addDecimals(sum, shares);
  return sum;
}

/**
 * The position after an event on its day: for previews, and for planning the second half of a correction. `findLot` finds the
 * older lots that a reversal restores.
 */
export function positionAfter(
  position: SharePosition,
  { kind, lots, postings, terms }: PlannedEvent,
  findLot?: (id: LotId) => Lot | undefined,
): SharePosition {
  const known = new Map([...position.lines.map(({ lot }) => lot), ...lots].map((lot) => [lot.id, lot]));
  const lines = new Map<BalanceKey, PositionLine>(
    position.lines.map((line) => [balanceKey(line.account, line.lot.id), line]),
  );
  for (const { account, lotId, shares } of postings) {
    const lot = known.get(lotId) ?? findLot?.(lotId);
    if (!isInIssue(account) || !lot) continue;
    const key = balanceKey(account, lotId);
    const held = addDecimals(lines.get(key)?.shares ?? shareCount('0'), shares);
    if (held === 0n) lines.delete(key);
    else lines.set(key, { account, lot, shares: held });
  }
  const classes = position.classes.map((shareClass) =>
    terms
      .filter(({ classId }) => classId === shareClass.id)
      .reduce((each, change) => ({ ...each, terms: changedTerms(each.terms, change, kind) }), shareClass),
  );
  return { ...position, classes, lines: [...lines.values()].sort(compareLines) };
}

/** After every distinguishing number, which has at most 15 digits. */
const UNNUMBERED = 10n ** 15n;

/**
 * Orders lines oldest first, then by distinguishing number, then by lot, as shares are taken where a request does not say which;
 * the lines of one lot by account. Fits `sort`, and leaves no two lines equal.
 */
export function compareLines(a: PositionLine, b: PositionLine): number {
  if (a.lot.issuedOn !== b.lot.issuedOn) return a.lot.issuedOn < b.lot.issuedOn ? -1 : 1;
  const [first, second] = [a.lot.numbers?.first ?? UNNUMBERED, b.lot.numbers?.first ?? UNNUMBERED];
  if (first !== second) return first < second ? -1 : 1;
  if (a.lot.id !== b.lot.id) return a.lot.id < b.lot.id ? -1 : 1;
  const [one, other] = [ledgerAccountKey(a.account), ledgerAccountKey(b.account)];
  return one < other ? -1 : Number(one > other);
}
