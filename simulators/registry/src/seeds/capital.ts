import type { CapitalInCurrency, Shareholding, StatementOfCapital } from '../world/types.ts';
import { multiply, sum } from './amounts.ts';
import type { HoldingSpec, ShareClassSpec } from './spec.ts';

const fullRights =
  'EACH SHARE CARRIES ONE VOTE AND EQUAL RIGHTS TO DIVIDENDS AND TO CAPITAL ON A WINDING UP. THE SHARES ARE NOT REDEEMABLE.';

/** The totals of each currency in the order in which the currencies first occur. */
export function capitalOf(shares: ShareClassSpec[], madeUpTo: string): StatementOfCapital {
  const currencies = [...new Set(shares.map((share) => share.currency ?? 'GBP'))];
  return {
    madeUpTo,
    currencies: currencies.map((currency) =>
      inCurrency(
        currency,
        shares.filter((share) => (share.currency ?? 'GBP') === currency),
      ),
    ),
  };
}

function inCurrency(currency: string, shares: ShareClassSpec[]): CapitalInCurrency {
  const classes = shares.map((share) => ({
    name: share.name,
    number: share.number,
    nominal: share.nominal,
    aggregateNominal: multiply(share.number, share.nominal),
    aggregateUnpaid: share.unpaid ?? '0',
    prescribedParticulars: share.particulars ?? fullRights,
  }));
  return {
    currency,
    classes,
    totalNumber: sum(classes.map((one) => one.number)),
    totalNominal: sum(classes.map((one) => one.aggregateNominal)),
    totalUnpaid: sum(classes.map((one) => one.aggregateUnpaid)),
  };
}

export function shareholdingsOf(holdings: HoldingSpec[]): Shareholding[] {
  return holdings.map(({ currency = 'GBP', transfers = [], ...rest }) => ({ ...rest, currency, transfers }));
}
