import {
  type Amount,
  amount,
  multiplyExactly,
  type ShareCount,
  shareCount,
  sumAmounts,
  sumShares,
  toDecimalText,
} from '../money/exact-decimal.ts';

/**
 * A statement of capital as it is typed, stored and sent: numbers are decimal texts. One table for each currency; the
 * company's own (treasury) shares are included until they are cancelled.
 */
export interface StatementOfCapitalRecord {
  readonly currencies: readonly CurrencyCapitalRecord[];
}

/** The shares of one currency (ISO 4217), with its totals. */
export interface CurrencyCapitalRecord {
  readonly currency: string;
  readonly classes: readonly ClassCapitalRecord[];
  readonly totalShares: string;
  readonly totalNominal: string;
  /** Total unpaid on these shares, nominal value and premium; '' where unknown. */
  readonly totalUnpaid: string;
}

/** One class of shares in one currency. */
export interface ClassCapitalRecord {
  readonly className: string;
  /** The prescribed particulars: voting, dividends, capital, redemption (SI 2009/388). */
  readonly particulars: string;
  readonly numberOfShares: string;
  readonly aggregateNominal: string;
  /** Nominal value per share, where known: not part of the statement, but a proof of the aggregate. */
  readonly nominalEach?: string | undefined;
}

/** Totals of one currency. */
export interface CapitalTotals {
  readonly totalShares: ShareCount;
  readonly totalNominal: Amount;
}

/** The totals of a list of classes. @throws RangeError when a number is unreadable. */
export function totalsOf(classes: readonly ClassCapitalRecord[]): CapitalTotals {
  return {
    totalShares: sumShares(classes.map((each) => shareCount(each.numberOfShares))),
    totalNominal: sumAmounts(classes.map((each) => amount(each.aggregateNominal))),
  };
}

/** The table of a currency with the totals of its classes. */
export function currencyCapitalOf(
  currency: string,
  classes: readonly ClassCapitalRecord[],
  totalUnpaid: string,
): CurrencyCapitalRecord {
  const { totalShares, totalNominal } = totalsOf(classes);
  return {
    currency,
    classes,
    totalShares: toDecimalText(totalShares),
    totalNominal: toDecimalText(totalNominal),
    totalUnpaid,
  };
}

/** Number times nominal value as decimal text (I4); undefined where it has more than six decimals. */
export function aggregateNominalOf(shares: ShareCount, nominalEach: Amount): string | undefined {
  const aggregate = multiplyExactly(shares, nominalEach);
  return aggregate === undefined ? undefined : toDecimalText(aggregate);
}

/** The key of a class name; names that differ only in case and blanks have the same key. */
export function classKey(className: string): string {
  return className.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

/** The shares in issue by class, currencies together, to which the list of members must add up (I14). */
export function issuedByClass(capital: StatementOfCapitalRecord): ReadonlyMap<string, ShareCount> {
  const counts = new Map<string, ShareCount>();
  for (const each of capital.currencies.flatMap(({ classes }) => classes)) {
    const key = classKey(each.className);
    const soFar = counts.get(key);
    const count = shareCount(each.numberOfShares);
    counts.set(key, soFar === undefined ? count : sumShares([soFar, count]));
  }
  return counts;
}
