import type { Address } from './people.ts';

export interface StatementOfCapital {
  madeUpTo: string;
  /** One for each currency. */
  currencies: CapitalInCurrency[];
}

export interface CapitalInCurrency {
  /** ISO 4217. */
  currency: string;
  classes: ShareClass[];
  totalNumber: string;
  totalNominal: string;
  totalUnpaid: string;
}

export interface ShareClass {
  name: string;
  number: string;
  /** Of one share; up to six decimals. */
  nominal: string;
  aggregateNominal: string;
  aggregateUnpaid: string;
  prescribedParticulars: string;
}

export interface Shareholding {
  className: string;
  currency: string;
  number: string;
  /** One to ten: joint holders in the order of the register. */
  holders: ShareholderName[];
  /** Transfers away from these holders since the last statement. */
  transfers: { date: string; number: string }[];
}

export type ShareholderName =
  | { forename?: string; otherForenames?: string; surname: string; title?: string; address?: Address }
  | { corporateName: string; address?: Address };

export type TradingStatus = 'not-traded' | 'traded-not-dtr5' | 'traded-dtr5';
