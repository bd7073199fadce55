import {
  checkHoldingsAgainstCapital,
  parseShareCount,
  type ShareholdingRecord,
  type StatementOfCapitalRecord,
} from '@statbook/domain';
import type { Facts } from '../statement-steps.ts';

type Capital = NonNullable<Facts['StatementOfCapital']>;

/** Where holdings and capital disagree, in words; nothing where they agree or a number cannot be read. */
export function compareHoldings(
  holdings: readonly { readonly ClassName: string; readonly NumberHeld: string }[],
  capital: Capital,
): readonly string[] {
  const classes = capital.Currencies.flatMap(({ Classes }) => Classes);
  if (classes.some(({ NumberOfShares }) => !parseShareCount(NumberOfShares).ok)) return [];
  const records = holdings.map(
    ({ ClassName, NumberHeld }): ShareholdingRecord => ({
      className: ClassName,
      numberHeld: NumberHeld,
      holders: [],
      transfers: [],
    }),
  );
  return checkHoldingsAgainstCapital(records, toRecord(capital)).map(({ message }) => message);
}

/** As far as the comparison reads it. */
function toRecord({ Currencies }: Capital): StatementOfCapitalRecord {
  return {
    currencies: Currencies.map(({ Currency, Classes }) => ({
      currency: Currency,
      classes: Classes.map(({ ClassName, NumberOfShares }) => ({
        className: ClassName,
        particulars: '',
        numberOfShares: NumberOfShares,
        aggregateNominal: '',
      })),
      totalShares: '',
      totalNominal: '',
      totalUnpaid: '',
    })),
  };
}
