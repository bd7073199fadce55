import type { RegisteredCapital, RegisteredShareholding } from '@statbook/registry-client';

/** A line for each class, and one for the totals of each currency. */
export const toCapital = (capital: readonly RegisteredCapital[]): string[] =>
  capital.flatMap(({ currency = 'GBP', shares, ...totals }) => [
    ...shares.map(
      ({ shareClass, numberOfShares, aggregateNominalValue }) =>
        `${numberOfShares ?? '?'} ${shareClass ?? 'shares'}, ${currency} ${aggregateNominalValue ?? '?'} in all`,
    ),
    `Total: ${totals.totalNumberOfShares ?? '?'} shares, ${currency} ${totals.totalAggregateNominalValue ?? '?'}, ` +
      `unpaid ${totals.totalAmountUnpaid ?? 'not stated'}`,
  ]);

/** A line for each holding. */
export const toShareholders = (holdings: readonly RegisteredShareholding[]): string[] =>
  holdings.map(({ shareClass, numberHeld, shareholders }) => {
    const names = shareholders.map(
      ({ amalgamatedName, forename, otherForenames, surname }) =>
        amalgamatedName ?? [forename, otherForenames, surname].filter(Boolean).join(' '),
    );
    return `${names.join(' and ')}: ${numberHeld ?? '?'} ${shareClass ?? ''}`.trim();
  });
