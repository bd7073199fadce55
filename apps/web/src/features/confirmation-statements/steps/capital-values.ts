import { parseAmount, parseShareCount, sumAmounts, sumShares, toDecimalText } from '@statbook/domain';
import type { Facts } from '../statement-steps.ts';

export interface ClassValues {
  ClassName: string;
  Particulars: string;
  NumberOfShares: string;
  NominalEach: string;
  AggregateNominal: string;
}

export interface CurrencyValues {
  Currency: string;
  Classes: ClassValues[];
  TotalShares: string;
  TotalNominal: string;
  TotalUnpaid: string;
}

export interface CapitalValues {
  StatementOfCapital: { Answer: string; Capital: { Currencies: CurrencyValues[] } };
}

type Capital = NonNullable<Facts['StatementOfCapital']>;

export const emptyClass: ClassValues = {
  ClassName: '',
  Particulars: '',
  NumberOfShares: '',
  NominalEach: '',
  AggregateNominal: '',
};

export const emptyCurrency: CurrencyValues = {
  Currency: 'GBP',
  Classes: [emptyClass],
  TotalShares: '',
  TotalNominal: '',
  TotalUnpaid: '',
};

/** A statement of capital to be changed in the form. */
export function toCapitalValues(capital: Capital | null | undefined): { Currencies: CurrencyValues[] } {
  if (capital == null) return { Currencies: [emptyCurrency] };
  return {
    Currencies: capital.Currencies.map((table) => ({
      ...table,
      Classes: table.Classes.map((each) => ({ ...each, NominalEach: each.NominalEach ?? '' })),
    })),
  };
}

/** The form's statement of capital as it is saved: a nominal value that was not given is left out. */
export function toCapital({ Currencies }: { Currencies: CurrencyValues[] }): Capital {
  return {
    Currencies: Currencies.map((table) => ({
      ...table,
      Classes: table.Classes.map(({ NominalEach, ...each }) => ({
        ...each,
        ...(NominalEach.trim() !== '' && { NominalEach }),
      })),
    })),
  };
}

/** What the classes add up to; undefined while a number cannot be read. */
export function addUpShares(classes: readonly ClassValues[]): string | undefined {
  const counts = classes.map(({ NumberOfShares }) => parseShareCount(NumberOfShares));
  const values = counts.flatMap((count) => (count.ok ? [count.value] : []));
  return values.length === counts.length ? toDecimalText(sumShares(values)) : undefined;
}

/** The same of their nominal values. */
export function addUpNominal(classes: readonly ClassValues[]): string | undefined {
  const amounts = classes.map(({ AggregateNominal }) => parseAmount(AggregateNominal));
  const values = amounts.flatMap((amount) => (amount.ok ? [amount.value] : []));
  return values.length === amounts.length ? toDecimalText(sumAmounts(values)) : undefined;
}
