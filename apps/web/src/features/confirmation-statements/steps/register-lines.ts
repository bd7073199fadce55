import { formatMoney, formatNumber } from '#kit/value/format.ts';
import type { Facts } from '../statement-steps.ts';

type Capital = NonNullable<Facts['StatementOfCapital']>;
type Holding = NonNullable<Facts['Shareholdings']>[number];

/** A statement of capital, line by line. */
export function capitalLines(capital: Capital | null): readonly string[] | undefined {
  return capital?.Currencies.flatMap(({ Currency, Classes, TotalShares, TotalNominal, TotalUnpaid }) => [
    ...Classes.map(
      ({ ClassName, NumberOfShares, AggregateNominal }) =>
        `${ClassName}: ${formatNumber(NumberOfShares)} shares, ${formatMoney(AggregateNominal, Currency)} nominal`,
    ),
    `Total in ${Currency}: ${formatNumber(TotalShares)} shares, ${formatMoney(TotalNominal, Currency)} nominal, ${unpaidWords(TotalUnpaid, Currency)}`,
  ]);
}

function unpaidWords(unpaid: string, currency: string): string {
  return unpaid === '' ? 'amount unpaid not stated' : `${formatMoney(unpaid, currency)} unpaid`;
}

/** The members, line by line. */
export function holdingLines(holdings: readonly Holding[] | null): readonly string[] | undefined {
  return holdings?.map(
    (holding) => `${holderNames(holding)}: ${formatNumber(holding.NumberHeld)} ${holding.ClassName}`,
  );
}

/** "Alice Green and Bob Stone". Nobody: shares whose holder nobody knows yet. */
export function holderNames({ Holders }: Pick<Holding, 'Holders'>): string {
  if (Holders.length === 0) return 'Holder not yet known';
  return Holders.map((holder) =>
    holder.Kind === 'whole' ? holder.Name : [holder.Forename, holder.Surname].filter(Boolean).join(' '),
  ).join(' and ');
}
