import type { Shareholding, StatementOfCapital } from '../register/company.ts';
import { multiply, sum } from '../register/decimals.ts';
import { buildHolder } from './build-person.ts';
import type { HoldingSeed, ShareClassSeed } from './seed-schema.ts';

const fullRights =
  'EACH SHARE CARRIES ONE VOTE AND EQUAL RIGHTS TO DIVIDENDS AND TO CAPITAL ON A WINDING UP. THE SHARES ARE NOT REDEEMABLE.';

/** The totals of each currency, in the order in which the currencies first occur. */
export function buildCapital(shares: ShareClassSeed[], madeUpTo: string): StatementOfCapital {
  const currencies = Map.groupBy(shares, ({ currency = 'GBP' }) => currency);
  return { madeUpTo, currencies: [...currencies].map(buildCurrency) };
}

function buildCurrency([currency, shares]: [string, ShareClassSeed[]]) {
  const classes = shares.map(
    ({ name = 'ORDINARY', number, nominal = '1', unpaid = '0', particulars = fullRights }) => ({
      name,
      number,
      nominal,
      aggregateNominal: multiply(number, nominal),
      aggregateUnpaid: unpaid,
      prescribedParticulars: particulars,
    }),
  );
  return {
    currency,
    classes,
    totalNumber: sum(classes.map((one) => one.number)),
    totalNominal: sum(classes.map((one) => one.aggregateNominal)),
    totalUnpaid: sum(classes.map((one) => one.aggregateUnpaid)),
  };
}

export function buildShareholding(seed: HoldingSeed): Shareholding {
  const { className = 'ORDINARY', number, holders, currency = 'GBP', transfers = [] } = seed;
  return { className, number, holders: holders.map(buildHolder), currency, transfers };
}
