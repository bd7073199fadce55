import { type ShareCount, sumShares, wholeCountOf } from '../../money/exact-decimal.ts';
import { type AccountKey, accountKey } from '../ledger/account.ts';
import type { LotTerms } from '../ledger/lot.ts';
import { type NumberRange, rangeFrom } from '../ledger/number-range.ts';
import type { PositionLine } from '../ledger/position.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import type { PlanDesk } from './plan-desk.ts';

/** Every line of a class, of holders and in treasury, after what the desk has done so far. */
export function wholeClass(desk: PlanDesk, { id }: ShareClass): readonly PositionLine[] {
  return desk.builder.lines().filter(({ lot }) => lot.classId === id);
}

/** Every line of the class; refused where it has no shares, because then its terms can simply be edited. */
export function sharesToRestate(desk: PlanDesk, shareClass: ShareClass): readonly PositionLine[] {
  const lines = wholeClass(desk, shareClass);
  if (lines.length === 0) desk.refuse('classId', 'none-in-issue', 'Choose a class that has shares in issue');
  return lines;
}

/** All lines with other terms, one share for one. */
export function restateAll(
  desk: PlanDesk,
  lines: readonly PositionLine[],
  change: (lot: LotTerms) => LotTerms,
): void {
  for (const line of lines) desk.builder.restate({ line, shares: line.shares }, change);
}

/** The next numbers for so many shares of a numbered class. */
export function nextNumbers(
  desk: PlanDesk,
  shareClass: ShareClass,
  shares: ShareCount,
): NumberRange | undefined {
  if (!shareClass.terms.isNumbered) return undefined;
  const range = rangeFrom(desk.highestNumber(shareClass) + 1n, wholeCountOf(shares) ?? 0n);
  desk.useNumbersUpTo(shareClass, range.last);
  return range;
}

/** Lines by account, with what each account has altogether. */
export function byAccount(
  lines: readonly PositionLine[],
): readonly { readonly lines: readonly PositionLine[]; readonly shares: ShareCount }[] {
  const groups = new Map<AccountKey, PositionLine[]>();
  for (const line of lines) {
    const key = accountKey(line.account);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((own) => ({
    lines: own,
    shares: sumShares(own.map(({ shares }) => shares)),
  }));
}
