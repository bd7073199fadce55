import { formatMoney, formatNumber, formatShares } from '#kit/value/format.ts';
import type { Facts } from '../../statement-steps.ts';

type Capital = NonNullable<Facts['statementOfCapital']>;
type Holding = NonNullable<Facts['shareholdings']>[number];

/** A statement of capital, line by line. */
export function capitalLines(capital: Capital | null): readonly string[] | undefined {
  return capital?.currencies.flatMap(({ currency, classes, totalShares, totalNominal, totalUnpaid }) => [
    ...classes.map(
      ({ className, numberOfShares, aggregateNominal }) =>
        `${className}: ${formatShares(numberOfShares)}, ${formatMoney(aggregateNominal, currency)} nominal`,
    ),
    `Total in ${currency}: ${formatShares(totalShares)}, ${formatMoney(totalNominal, currency)} nominal, ${unpaidWords(totalUnpaid, currency)}`,
  ]);
}

function unpaidWords(unpaid: string, currency: string): string {
  return unpaid === '' ? 'amount unpaid not stated' : `${formatMoney(unpaid, currency)} unpaid`;
}

/** The members, line by line. */
export function holdingLines(holdings: readonly Holding[] | null): readonly string[] | undefined {
  return holdings?.map(
    (holding) => `${holderNames(holding)}: ${formatNumber(holding.numberHeld)} ${holding.className}`,
  );
}

/** "Alice Green and Bob Stone". Nobody: shares whose holder nobody knows yet. */
export function holderNames({ holders }: Pick<Holding, 'holders'>): string {
  if (holders.length === 0) return 'Holder not yet known';
  return holders
    .map((holder) =>
      holder.kind === 'whole' ? holder.name : [holder.forename, holder.surname].filter(Boolean).join(' '),
    )
    .join(' and ');
}
