import type { Brand } from '../brand.ts';

/** An exact number with at most six decimals, held as a whole number of millionths. */
export type ExactDecimal = Brand<bigint, 'ExactDecimal'>;

/** A number of shares. The gateway allows six decimals; almost always whole. */
export type ShareCount = ExactDecimal & Brand<bigint, 'ShareCount'>;

/** Money in the currency given beside it: a nominal value, a price, an amount paid or unpaid. */
export type Amount = ExactDecimal & Brand<bigint, 'Amount'>;

/** Why a text is not an exact decimal. */
export type DecimalRefusal = 'empty' | 'not-a-number' | 'too-many-decimals';

/** A decimal read from text, or refused. */
export type ParsedDecimal<Kind extends ExactDecimal> =
  | { readonly ok: true; readonly value: Kind }
  | { readonly ok: false; readonly reason: DecimalRefusal };

const DECIMALS = 6;
const SCALE = 10n ** 6n;

/** The kinds are one number under different names; this is the only place that gives the name. */
function named<Kind extends ExactDecimal>(millionths: bigint): Kind {
  // A brand exists only in the types: no run-time check could tell a count from an amount.
  return millionths as Kind;
}

/** An amount of so many millionths of the currency's unit, as exact arithmetic gives them. */
export function amountOfMillionths(millionths: bigint): Amount {
  return named(millionths);
}

/** Reads "1250", "0.1" or "1,250.50": up to six decimals, thousands grouped or not, never an exponent or a sign. */
function parseDecimal<Kind extends ExactDecimal>(text: string): ParsedDecimal<Kind> {
  const typed = text.trim();
  if (typed === '') return { ok: false, reason: 'empty' };
  const parts = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/.exec(typed);
  if (!parts) return { ok: false, reason: 'not-a-number' };
  const [, whole = '', decimals = ''] = parts;
  const fraction = decimals.length > DECIMALS ? decimals.replace(/0+$/, '') : decimals;
  if (fraction.length > DECIMALS) return { ok: false, reason: 'too-many-decimals' };
  return { ok: true, value: named(BigInt(whole.replaceAll(',', '') + fraction.padEnd(DECIMALS, '0'))) };
}

/** Reads a number of shares, as typed or as on the wire. */
export function parseShareCount(text: string): ParsedDecimal<ShareCount> {
  return parseDecimal(text);
}

/** Reads an amount of money without its currency, as typed or as on the wire. */
export function parseAmount(text: string): ParsedDecimal<Amount> {
  return parseDecimal(text);
}

/**
 * The number of shares written in `text`.
 * @throws RangeError when it is none: for stored values and literals.
 */
export function shareCount(text: string): ShareCount {
  return required(parseShareCount(text), text);
}

/**
 * The amount written in `text`.
 * @throws RangeError when it is none: for stored values and literals.
 */
export function amount(text: string): Amount {
  return required(parseAmount(text), text);
}

function required<Kind extends ExactDecimal>(parsed: ParsedDecimal<Kind>, text: string): Kind {
  if (!parsed.ok) throw new RangeError(`Not an exact decimal: ${text}`);
  return parsed.value;
}

/** The sum of two numbers of one kind. */
export function addDecimals<Kind extends ExactDecimal>(a: Kind, b: Kind): Kind {
  return named(sumOf(a, b));
}

/** `a` less `b`, numbers of one kind; may be negative. */
export function subtractDecimals<Kind extends ExactDecimal>(a: Kind, b: Kind): Kind {
  return named(difference(a, b));
}

function sumOf(a: bigint, b: bigint): bigint {
  return a + b;
}

function difference(a: bigint, b: bigint): bigint {
  return a - b;
}

/** The sum of any number of shares; zero of none. */
export function sumShares(counts: Iterable<ShareCount>): ShareCount {
  return total(counts);
}

/** The sum of any number of amounts; zero of none. */
export function sumAmounts(amounts: Iterable<Amount>): Amount {
  return total(amounts);
}

function total<Kind extends ExactDecimal>(values: Iterable<Kind>): Kind {
  let sum = 0n;
  for (const value of values) sum += value;
  return named(sum);
}

/** The number with its sign turned. */
export function negateDecimal<Kind extends ExactDecimal>(value: Kind): Kind {
  return named(difference(0n, value));
}

/** So many whole shares. */
export function wholeShares(count: bigint): ShareCount {
  return named(count * SCALE);
}

/** How many shares, when the number is whole; undefined when it is not. */
export function wholeCountOf(shares: ShareCount): bigint | undefined {
  return shares % SCALE === 0n ? shares / SCALE : undefined;
}

/** `value` times `times` / `per`; undefined when that does not end within six decimals. `per` is above zero. */
export function inRatio<Kind extends ExactDecimal>(
  value: Kind,
  times: bigint,
  per: bigint,
): Kind | undefined {
  const product = value * times;
  return product % per === 0n ? named(product / per) : undefined;
}

/** `value` times `rate`; undefined when that does not end within six decimals. */
export function atRate<Kind extends ExactDecimal>(value: Kind, rate: ExactDecimal): Kind | undefined {
  return inRatio(value, rate, SCALE);
}

/** Shares times the amount of each; undefined when the product has more than six decimals and so cannot be exact. */
export function multiplyExactly(shares: ShareCount, each: Amount): Amount | undefined {
  const product = shares * each;
  return product % SCALE === 0n ? named(product / SCALE) : undefined;
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareDecimals<Kind extends ExactDecimal>(a: Kind, b: Kind): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The shortest exact text, as on the wire and in XML: "1250", "0.1". */
export function toDecimalText(value: ExactDecimal): string {
  const { sign, whole, fraction } = digitsOf(value);
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** A count for people: "1,250", "0.5". */
export function formatCount(value: ExactDecimal): string {
  const { sign, whole, fraction } = digitsOf(value);
  return `${sign}${grouped(whole)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** An amount for people: "£1,250.00", "£0.005", "EUR 1,000.00". `currency` is an ISO 4217 code. */
export function formatAmount(value: Amount, currency: string): string {
  const { sign, whole, fraction } = digitsOf(value);
  const symbol = currency === 'GBP' ? '£' : `${currency} `;
  return `${sign}${symbol}${grouped(whole)}.${fraction.padEnd(2, '0')}`;
}

/** A number of shares as it was typed, for people; as it stands where it is none. */
export function describeTypedCount(text: string): string {
  const count = parseShareCount(text);
  return count.ok ? formatCount(count.value) : text;
}

/** An amount as it was typed, for people; as it stands where it is none, or nobody has said of which currency. */
export function describeTypedAmount(text: string, currency: string): string {
  const amount = parseAmount(text);
  return amount.ok && currency !== '' ? formatAmount(amount.value, currency) : text;
}

function digitsOf(value: ExactDecimal): { sign: string; whole: string; fraction: string } {
  const size = value < 0n ? 0n - value : value;
  const rest = size % SCALE;
  const fraction = rest === 0n ? '' : rest.toString().padStart(DECIMALS, '0').replace(/0+$/, '');
  return { sign: value < 0n ? '-' : '', whole: (size / SCALE).toString(), fraction };
}

function grouped(whole: string): string {
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
