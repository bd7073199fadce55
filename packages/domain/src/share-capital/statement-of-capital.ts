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
  /** Everything unpaid on these shares, nominal or premium; '' where nobody has said. */
  readonly totalUnpaid: string;
}

/** One class of shares in one currency. */
export interface ClassCapitalRecord {
  readonly className: string;
  /** The rights, in words: voting, dividends, capital, redemption (SI 2009/388). */
  readonly particulars: string;
  readonly numberOfShares: string;
  readonly aggregateNominal: string;
  /** Nominal value of each share where it is known: not part of the statement, but it proves the aggregate. */
  readonly nominalEach?: string | undefined;
}

/** Totals of one currency. */
export interface CapitalTotals {
  readonly totalShares: ShareCount;
  readonly totalNominal: Amount;
}

/** The totals that a list of classes adds up to. @throws RangeError when a number in it cannot be read. */
export function totalsOf(classes: readonly ClassCapitalRecord[]): CapitalTotals {
  return {
    totalShares: sumShares(classes.map((each) => shareCount(each.numberOfShares))),
    totalNominal: sumAmounts(classes.map((each) => amount(each.aggregateNominal))),
  };
}

/** A currency's table made from its classes, with totals that add up. */
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

/** Number times nominal, as decimal text (I4); undefined when it is not exact to six decimals. */
export function aggregateNominalOf(shares: ShareCount, nominalEach: Amount): string | undefined {
  const aggregate = multiplyExactly(shares, nominalEach);
  return aggregate === undefined ? undefined : toDecimalText(aggregate);
}

/** Names of classes are one when they differ only in case and blanks. */
export function classKey(className: string): string {
  return className.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

/** Shares in issue by class, currencies together: what the list of members must add up to (I14). */
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
