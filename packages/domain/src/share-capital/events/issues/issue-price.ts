import {
  type Amount,
  amountOfMillionths,
  inRatio,
  type ShareCount,
  subtractDecimals,
  wholeCountOf,
  wholeShares,
} from '../../../money/exact-decimal.ts';

/** So many shares at one price each. */
export interface PricedShares {
  readonly shares: ShareCount;
  readonly priceEach: Amount;
}

/** Premium of a share: its price less its nominal value; below zero for a price that may not be. */
export function premiumOf(priceEach: Amount, nominalEach: Amount): Amount {
  return subtractDecimals(priceEach, nominalEach);
}

/**
 * Prices that make up a total exactly. One line where the total divides; otherwise two, a millionth apart, because a price has
 * at most six decimals and a total is never rounded. `shares` is a whole number above zero.
 */
export function splitTotal(total: Amount, shares: ShareCount): readonly PricedShares[] {
  const count = wholeCountOf(shares) ?? 1n;
  const priceEach = inRatio(total, 1n, count);
  if (priceEach !== undefined) return [{ shares, priceEach }];
  const dearer = total % count;
  const lower = inRatio(subtractDecimals(total, amountOfMillionths(dearer)), 1n, count) ?? total;
  return [
    { shares: wholeShares(count - dearer), priceEach: lower },
    { shares: wholeShares(dearer), priceEach: amountOfMillionths(lower + 1n) },
  ];
}
