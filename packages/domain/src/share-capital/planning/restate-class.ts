import { type Amount, inRatio, type ShareCount, wholeCountOf } from '../../money/exact-decimal.ts';
import { type NumberRange, rangeFrom } from '../ledger/distinguishing-numbers.ts';
import { ledgerAccountKey } from '../ledger/ledger-account.ts';
import type { LotTerms } from '../ledger/lot.ts';
import { perShareInRatio } from '../ledger/per-share.ts';
import { type PositionLine, sharesOn } from '../ledger/position.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import type { EventPlanner } from './event-planner.ts';

/** Every line of a class, holders' and treasury, after the steps so far. */
export function wholeClass(planner: EventPlanner, { id }: ShareClass): readonly PositionLine[] {
  return planner.builder.lines().filter(({ lot }) => lot.classId === id);
}

/** The lines given; refused where there are none. */
export function requireInIssue(
  planner: EventPlanner,
  lines: readonly PositionLine[],
  path = 'classId',
): readonly PositionLine[] {
  if (lines.length === 0) planner.refuse(path, 'none-in-issue', 'Choose a class that has shares in issue');
  return lines;
}

/** Every line of a class; refused where it has no shares, because its terms can then be edited. */
export function sharesToRestate(planner: EventPlanner, shareClass: ShareClass): readonly PositionLine[] {
  return requireInIssue(planner, wholeClass(planner, shareClass));
}

/** Restates all lines with other terms, one share for one. */
export function restateAll(
  planner: EventPlanner,
  lines: readonly PositionLine[],
  change: (lot: LotTerms) => LotTerms,
): void {
  for (const line of lines) planner.builder.restate({ line, shares: line.shares }, change);
}

/** Every `from` shares of a class become `into` shares with another nominal value. */
export interface Conversion {
  readonly shareClass: ShareClass;
  readonly from: bigint;
  readonly into: bigint;
  readonly nominalEach: Amount;
}

/** Converts the shares of a line, whose number `from` divides; the amounts per share change in the same ratio. */
export function convertLine(planner: EventPlanner, line: PositionLine, conversion: Conversion): void {
  const { shareClass, from, into, nominalEach } = conversion;
  const shares = inRatio(line.shares, into, from) ?? line.shares;
  const numbers = nextNumbers(planner, shareClass, shares);
  const restated = (lot: LotTerms) => ({ ...lot, ...pricesInRatio(lot, from, into), nominalEach, numbers });
  planner.builder.restate({ line, shares: line.shares }, restated, shares);
}

/** The issue price and amount unpaid per share of a lot times `times` / `per`; unknown ones stay unknown. */
export function pricesInRatio(
  { price, unpaid }: LotTerms,
  times: bigint,
  per: bigint,
): Pick<LotTerms, 'price' | 'unpaid'> {
  return {
    price: price && perShareInRatio(price, times, per),
    unpaid: unpaid && perShareInRatio(unpaid, times, per),
  };
}

/** The next distinguishing numbers for new shares of a class; undefined for a class without numbers. */
export function nextNumbers(
  planner: EventPlanner,
  shareClass: ShareClass,
  shares: ShareCount,
): NumberRange | undefined {
  if (!shareClass.terms.isNumbered) return undefined;
  const range = rangeFrom(planner.highestNumber(shareClass) + 1n, wholeCountOf(shares) ?? 0n);
  planner.useNumbersUpTo(shareClass, range.last);
  return range;
}

/** The lines of each account with the total of its shares. */
export function byAccount(
  lines: readonly PositionLine[],
): readonly { readonly lines: readonly PositionLine[]; readonly shares: ShareCount }[] {
  const accounts = Map.groupBy(lines, ({ account }) => ledgerAccountKey(account));
  return [...accounts.values()].map((own) => ({ lines: own, shares: sharesOn(own) }));
}
