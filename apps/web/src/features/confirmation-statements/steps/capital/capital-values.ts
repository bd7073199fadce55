import { parseAmount, parseShareCount, sumAmounts, sumShares, toDecimalText } from '@statbook/domain/money';
import type { Facts } from '../../statement-steps.ts';

export interface ClassValues {
  className: string;
  particulars: string;
  numberOfShares: string;
  nominalEach: string;
  aggregateNominal: string;
}

export interface CurrencyValues {
  currency: string;
  classes: ClassValues[];
  totalShares: string;
  totalNominal: string;
  totalUnpaid: string;
}

export interface CapitalValues {
  statementOfCapital: { answer: string; capital: { currencies: CurrencyValues[] } };
}

type Capital = NonNullable<Facts['statementOfCapital']>;

export const emptyClass: ClassValues = {
  className: '',
  particulars: '',
  numberOfShares: '',
  nominalEach: '',
  aggregateNominal: '',
};

export const emptyCurrency: CurrencyValues = {
  currency: 'GBP',
  classes: [emptyClass],
  totalShares: '',
  totalNominal: '',
  totalUnpaid: '',
};

/** A statement of capital to be changed in the form. */
export function toCapitalValues(capital: Capital | null | undefined): { currencies: CurrencyValues[] } {
  if (capital == null) return { currencies: [emptyCurrency] };
  return {
    currencies: capital.currencies.map((table) => ({
      ...table,
      classes: table.classes.map((each) => ({ ...each, nominalEach: each.nominalEach ?? '' })),
    })),
  };
}

/** The form's statement of capital as it is saved: a nominal value that was not given is left out. */
export function toCapital({ currencies }: { currencies: CurrencyValues[] }): Capital {
  return {
    currencies: currencies.map((table) => ({
      ...table,
      classes: table.classes.map(({ nominalEach, ...each }) => ({
        ...each,
        ...(nominalEach.trim() !== '' && { nominalEach }),
      })),
    })),
  };
}

/** What the classes add up to; undefined while a number cannot be read. */
export function addUpShares(classes: readonly ClassValues[]): string | undefined {
  const counts = classes.map(({ numberOfShares }) => parseShareCount(numberOfShares));
  const values = counts.flatMap((count) => (count.ok ? [count.value] : []));
  return values.length === counts.length ? toDecimalText(sumShares(values)) : undefined;
}

/** The same of their nominal values. */
export function addUpNominal(classes: readonly ClassValues[]): string | undefined {
  const amounts = classes.map(({ aggregateNominal }) => parseAmount(aggregateNominal));
  const values = amounts.flatMap((amount) => (amount.ok ? [amount.value] : []));
  return values.length === amounts.length ? toDecimalText(sumAmounts(values)) : undefined;
}
