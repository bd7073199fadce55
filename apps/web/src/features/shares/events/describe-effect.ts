import {
  type Amount,
  atRate,
  inRatio,
  multiplyExactly,
  readAmount,
  readShareCount,
  type ShareCount,
  subtractDecimals,
  toDecimalText,
  wholeCountOf,
  wholeShares,
} from '@statbook/domain/money';
import { formatMoney, formatNumber, formatShares } from '#kit/value/format.ts';
import type { HeldShares, IssuedShares } from './register-facts.ts';

/** A whole number as typed; undefined while it is none, or nought. */
function wholeOf(text: string): bigint | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? BigInt(text) : undefined;
}

function amountOf(text: string): Amount | undefined {
  const amount = readAmount(text);
  return amount !== undefined && amount > 0n ? amount : undefined;
}

const sharesOf = (shares: ShareCount, each: Amount, currency: string) =>
  `${formatNumber(toDecimalText(shares))} of ${formatMoney(toDecimalText(each), currency)}`;

/** "1,500 shares of £1.00 become 15,000 of £0.10": as many shares in one ratio, with nominal values in the other. */
function describeRatio(
  issued: IssuedShares | undefined,
  numerator: bigint | undefined,
  denominator: bigint | undefined,
): string | undefined {
  if (issued === undefined || numerator === undefined || denominator === undefined) return undefined;
  const { shares, nominalEach, currency } = issued;
  const [count, each] = [readShareCount(shares), amountOf(nominalEach)];
  if (count === undefined || each === undefined) return undefined;
  const after = inRatio(count, numerator, denominator);
  const afterEach = inRatio(each, denominator, numerator);
  if (after === undefined || afterEach === undefined || wholeCountOf(after) === undefined) return undefined;
  const [was, is] = [sharesOf(count, each, currency), sharesOf(after, afterEach, currency)];
  return `${was.replace(' of ', ' shares of ')} become ${is}.`;
}

/** What a sub-division leads to, as it is typed. */
export const describeSubdivision = (issued: IssuedShares | undefined, into: string) =>
  describeRatio(issued, wholeOf(into), 1n);

/** What a consolidation leads to, as it is typed. */
export const describeConsolidation = (issued: IssuedShares | undefined, from: string) =>
  describeRatio(issued, 1n, wholeOf(from));

/** "£1.00 becomes €1.15; 1,000 shares stay 1,000." */
export function describeRedenomination(
  issued: IssuedShares | undefined,
  { currency, rate }: { currency: string; rate: string },
): string | undefined {
  const [each, atSpot] = [amountOf(issued?.nominalEach ?? ''), amountOf(rate)];
  if (!issued || !each || !atSpot || currency.length !== 3) return undefined;
  const after = atRate(each, atSpot);
  if (after === undefined) return undefined;
  const [was, is] = [
    formatMoney(issued.nominalEach, issued.currency),
    formatMoney(toDecimalText(after), currency),
  ];
  return `${was} becomes ${is}; the ${formatNumber(issued.shares)} shares stay as many.`;
}

/** "£1.00 becomes £0.40: £600.00 less capital on 1,000 shares." */
export function describeReduction(issued: IssuedShares | undefined, nominalEach: string): string | undefined {
  const [each, after] = [amountOf(issued?.nominalEach ?? ''), amountOf(nominalEach)];
  const count = readShareCount(issued?.shares ?? '');
  if (!issued || !each || !after || !count || after >= each) return undefined;
  const less = multiplyExactly(count, subtractDecimals(each, after));
  if (less === undefined) return undefined;
  const money = (amount: Amount) => formatMoney(toDecimalText(amount), issued.currency);
  return `${money(each)} becomes ${money(after)}: ${money(less)} less capital on ${formatShares(issued.shares)}.`;
}

/** Holders whose shares do not divide: they would be left with a fraction. */
export function leftWithFraction(held: readonly HeldShares[], divisor: string): readonly HeldShares[] {
  const by = wholeOf(divisor);
  if (by === undefined) return [];
  return held.filter(
    ({ shares }) => (wholeCountOf(readShareCount(shares) ?? wholeShares(0n)) ?? 0n) % by > 0n,
  );
}

interface BonusTerms {
  readonly newShares: string;
  readonly forEvery: string;
}

/** Holders who are entitled to part of a bonus share. */
export function withPartEntitlement(
  held: readonly HeldShares[],
  { newShares, forEvery }: BonusTerms,
): readonly HeldShares[] {
  const [more, every] = [wholeOf(newShares), wholeOf(forEvery)];
  if (more === undefined || every === undefined) return [];
  return held.filter(({ shares }) => ((wholeOf(shares) ?? 0n) * more) % every > 0n);
}

/** "75 new shares for 2 holders.": whole entitlements only. */
export function describeBonus(
  held: readonly HeldShares[],
  { newShares, forEvery }: BonusTerms,
): string | undefined {
  const [more, every] = [wholeOf(newShares), wholeOf(forEvery)];
  if (more === undefined || every === undefined || held.length === 0) return undefined;
  const each = held.map(({ shares }) => ((wholeOf(shares) ?? 0n) * more) / every);
  const total = each.reduce((sum, shares) => sum + shares, 0n);
  const entitled = each.filter((shares) => shares > 0n).length;
  return `${formatNumber(total)} new shares for ${formatNumber(entitled)} ${entitled === 1 ? 'holder' : 'holders'}.`;
}
