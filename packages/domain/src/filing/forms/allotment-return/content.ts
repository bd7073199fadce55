import type { FiledCapital } from '../filed-capital.ts';

/** A return of allotments (SH01; Companies Act 2006 s. 555). Names no allottees. No secrets. */
export interface AllotmentReturnContent {
  /** The day of the allotment, or the first of several. */
  readonly allottedFrom: string;
  /** The last day, where shares were allotted on several. */
  readonly allottedTo?: string | undefined;
  /** The whole capital after the allotment, one entry per currency. */
  readonly statementOfCapital: readonly FiledCapital[];
  readonly allotments: readonly FiledAllotment[];
}

/** Shares of one class allotted on the same terms; numbers are decimal texts. */
export interface FiledAllotment {
  readonly shareClass: string;
  readonly numberOfShares: string;
  /** Paid or due to be paid on each share, with any premium. */
  readonly amountPaidPerShare: string;
  readonly amountUnpaidPerShare: string;
  /** ISO 4217, a currency in use today. */
  readonly currency: string;
  /** Of one share, at most eight digits in all. */
  readonly nominalValue: string;
  /** What the shares were paid with if not in cash, at most 2,000 characters. */
  readonly nonCashConsideration?: string | undefined;
}
