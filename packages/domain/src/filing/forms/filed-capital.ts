import type { StatementOfCapitalRecord } from '../../share-capital/statement-of-capital.ts';

/** Issued capital in one currency. Numbers are decimal texts with at most six places. */
export interface FiledCapital {
  /** ISO 4217. */
  readonly currency: string;
  readonly totalNumberOfShares: string;
  readonly totalAggregateNominalValue: string;
  readonly totalAmountUnpaid: string;
  readonly shares: readonly FiledShareClass[];
}

/** One class within the capital. */
export interface FiledShareClass {
  readonly shareClass: string;
  /** The rights of the class in words, at most 4,000 characters. */
  readonly prescribedParticulars: string;
  readonly numberOfShares: string;
  readonly aggregateNominalValue: string;
}

/** What the books call the members of a filed statement of capital, where the names differ. */
export const NAMES_IN_BOOKS = {
  totalNumberOfShares: 'totalShares',
  totalAggregateNominalValue: 'totalNominal',
  totalAmountUnpaid: 'totalUnpaid',
  shares: 'classes',
  shareClass: 'className',
  prescribedParticulars: 'particulars',
  aggregateNominalValue: 'aggregateNominal',
} as const;

/** A statement of capital of the books as forms have it. */
export function toFiledCapital({ currencies }: StatementOfCapitalRecord): readonly FiledCapital[] {
  return currencies.map((table) => ({
    currency: table.currency,
    totalNumberOfShares: table.totalShares,
    totalAggregateNominalValue: table.totalNominal,
    totalAmountUnpaid: table.totalUnpaid,
    shares: table.classes.map((each) => ({
      shareClass: each.className,
      prescribedParticulars: each.particulars,
      numberOfShares: each.numberOfShares,
      aggregateNominalValue: each.aggregateNominal,
    })),
  }));
}

/** A filed statement of capital as the books have it. */
export function toCapitalRecord(capital: readonly FiledCapital[]): StatementOfCapitalRecord {
  return {
    currencies: capital.map((table) => ({
      currency: table.currency,
      totalShares: table.totalNumberOfShares,
      totalNominal: table.totalAggregateNominalValue,
      totalUnpaid: table.totalAmountUnpaid,
      classes: table.shares.map((each) => ({
        className: each.shareClass,
        particulars: each.prescribedParticulars,
        numberOfShares: each.numberOfShares,
        aggregateNominal: each.aggregateNominalValue,
      })),
    })),
  };
}
