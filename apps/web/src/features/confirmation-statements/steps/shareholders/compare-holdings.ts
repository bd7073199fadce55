import { formatCount, parseShareCount } from '@statbook/domain/money';
import {
  compareHoldingsWithCapital,
  type ShareholdingRecord,
  type StatementOfCapitalRecord,
} from '@statbook/domain/share-capital';
import type { Facts } from '../../statement-steps.ts';

type Capital = NonNullable<Facts['statementOfCapital']>;

/** Where holdings and capital disagree, in words; nothing where they agree or a number cannot be read. */
export function compareHoldings(
  holdings: readonly { readonly className: string; readonly numberHeld: string }[],
  capital: Capital,
): readonly string[] {
  const classes = capital.currencies.flatMap(({ classes }) => classes);
  if (classes.some(({ numberOfShares }) => !parseShareCount(numberOfShares).ok)) return [];
  const records = holdings.map(
    ({ className, numberHeld }): ShareholdingRecord => ({
      className,
      numberHeld,
      holders: [],
      transfers: [],
    }),
  );
  return compareHoldingsWithCapital(records, toRecord(capital)).map(
    ({ className, inIssue, inHands }) =>
      `it states ${formatCount(inIssue)} ${className}, the shareholders hold ${formatCount(inHands)}`,
  );
}

/** As far as the comparison reads it. */
function toRecord({ currencies }: Capital): StatementOfCapitalRecord {
  return {
    currencies: currencies.map(({ currency, classes }) => ({
      currency,
      classes: classes.map(({ className, numberOfShares }) => ({
        className,
        particulars: '',
        numberOfShares,
        aggregateNominal: '',
      })),
      totalShares: '',
      totalNominal: '',
      totalUnpaid: '',
    })),
  };
}
