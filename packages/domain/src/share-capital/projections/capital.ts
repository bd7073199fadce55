import {
  addDecimals,
  type Amount,
  multiplyExactly,
  sumShares,
  toDecimalText,
} from '../../money/exact-decimal.ts';
import {
  addPerShare,
  amountOn,
  NOTHING,
  type PerShare,
  subtractPerShare,
  totalAmount,
} from '../ledger/per-share.ts';
import { linesOfClass, type PositionLine, type SharePosition, sharesOn } from '../ledger/position.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import {
  type ClassCapitalRecord,
  currencyCapitalOf,
  type StatementOfCapitalRecord,
} from '../statement-of-capital.ts';

/**
 * The statement of capital of a position (s.555(4) and similar): treasury shares included, one table for each currency. The
 * total unpaid is empty where it is unknown for any share.
 */
export function statementOfCapital(position: SharePosition): StatementOfCapitalRecord {
  const inIssue = position.classes
    .map((shareClass) => ({ shareClass, lines: linesOfClass(position, shareClass.id) }))
    .filter(({ lines }) => lines.length > 0);
  const currencies = [...new Set(inIssue.map(({ shareClass }) => shareClass.terms.currency))];
  return {
    currencies: currencies.map((currency) => {
      const own = inIssue.filter(({ shareClass }) => shareClass.terms.currency === currency);
      const unpaid = unpaidOn(own.flatMap(({ lines }) => lines));
      const classes = own.map(({ shareClass, lines }) => classCapital(shareClass, lines));
      return currencyCapitalOf(currency, classes, unpaid === undefined ? '' : toDecimalText(unpaid));
    }),
  };
}

function classCapital({ terms }: ShareClass, lines: readonly PositionLine[]): ClassCapitalRecord {
  const shares = sharesOn(lines);
  return {
    className: terms.name,
    particulars: terms.particulars,
    numberOfShares: toDecimalText(shares),
    // Whole shares times six decimals end within six decimals.
    aggregateNominal: toDecimalText(multiplyExactly(shares, terms.nominalEach) ?? terms.nominalEach),
    nominalEach: toDecimalText(terms.nominalEach),
  };
}

/** The amount unpaid on the shares of the lines; undefined where unknown for any. */
export function unpaidOn(lines: readonly PositionLine[]): Amount | undefined {
  const unpaid = totalOn(lines, ({ lot }) => lot.unpaid);
  return unpaid && totalAmount(unpaid);
}

/** The amount paid on the shares of the lines, premium included; undefined where unknown for any. */
export function paidUpOn(lines: readonly PositionLine[]): Amount | undefined {
  const [price, unpaid] = [totalOn(lines, ({ lot }) => lot.price), totalOn(lines, ({ lot }) => lot.unpaid)];
  return price && unpaid && totalAmount(subtractPerShare(price, unpaid));
}

/** The exact total on all shares of the lines; undefined where unknown for any. */
function totalOn(
  lines: readonly PositionLine[],
  each: (line: PositionLine) => PerShare | undefined,
): PerShare | undefined {
  let total = NOTHING;
  // The lots of an issue are alike: shares with one amount on each are counted before it is multiplied.
  let alike = { value: NOTHING, shares: sumShares([]) };
  for (const line of lines) {
    const value = each(line);
    if (value === undefined) return undefined;
    if (value === alike.value) {
      alike.shares = addDecimals(alike.shares, line.shares);
    } else {
      total = addPerShare(total, amountOn(alike.value, alike.shares));
      alike = { value, shares: line.shares };
    }
  }
  return addPerShare(total, amountOn(alike.value, alike.shares));
}
