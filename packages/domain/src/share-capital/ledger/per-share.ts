import { type Amount, amountOfMillionths, inRatio, type ShareCount } from '../../money/exact-decimal.ts';

/**
 * An amount per share, exact even where it does not end: GBP 10 on every 3 shares, after a share issued at GBP 10 was
 * sub-divided into three. `shares` is above zero, and the pair is in lowest terms.
 */
export interface PerShare {
  readonly amount: Amount;
  readonly shares: bigint;
}

/** The amount on each single share. */
export function onEach(amount: Amount): PerShare {
  return { amount, shares: 1n };
}

/** `value` times `times` / `per`: the amount per share after `times` shares become `per`, or at a rate. */
export function perShareInRatio(value: PerShare, times: bigint, per: bigint): PerShare {
  return lowest(value.amount, value.shares, times, per);
}

/** The sum of two amounts per share. */
export function addPerShare(a: PerShare, b: PerShare): PerShare {
  return combined(a, b, 1n);
}

/** `a` less `b`, per share; may be negative. */
export function subtractPerShare(a: PerShare, b: PerShare): PerShare {
  return combined(a, b, -1n);
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function comparePerShare(a: PerShare, b: PerShare): number {
  const [left, right] = [a.amount * b.shares, b.amount * a.shares];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether the amount is zero. */
export function isNothing(value: PerShare): boolean {
  return value.amount === 0n;
}

/** The amount on each single share; undefined where it does not end within six decimals. */
export function amountEach({ amount, shares }: PerShare): Amount | undefined {
  return inRatio(amount, 1n, shares);
}

/** The exact total on a number of shares: an amount divided by `shares`. */
export function amountOn(value: PerShare, shares: ShareCount): PerShare {
  return lowest(value.amount, value.shares, shares, 1_000_000n);
}

/** The sum of totals made by `amountOn`. */
export function sumOfTotals(totals: Iterable<PerShare>): PerShare {
  let sum = NOTHING;
  for (const total of totals) sum = addPerShare(sum, total);
  return sum;
}

/**
 * A total as an amount. One that does not end within six decimals (a third of a sub-divided holding was given up) is rounded
 * up to the next millionth.
 */
export function totalAmount({ amount, shares }: PerShare): Amount {
  const exact = inRatio(amount, 1n, shares);
  if (exact !== undefined) return exact;
  const remainder = ((amount % shares) + shares) % shares;
  return amountOfMillionths((amount + (shares - remainder)) / shares);
}

function combined(a: PerShare, b: PerShare, sign: bigint): PerShare {
  const shares = a.shares * b.shares;
  return reduced(a.amount * b.shares + sign * b.amount * a.shares, shares);
}

function lowest(amount: bigint, shares: bigint, times: bigint, per: bigint): PerShare {
  return reduced(amount * times, shares * per);
}

function reduced(amount: bigint, shares: bigint): PerShare {
  // Almost every amount ends: no divisor is looked for.
  if (amount % shares === 0n) return { amount: amountOfMillionths(amount / shares), shares: 1n };
  const divisor = greatestCommonDivisor(amount < 0n ? -amount : amount, shares);
  return { amount: amountOfMillionths(amount / divisor), shares: shares / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}

/** Zero per share. */
export const NOTHING: PerShare = { amount: amountOfMillionths(0n), shares: 1n };
