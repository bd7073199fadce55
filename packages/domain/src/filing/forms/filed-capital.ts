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
