/** A charge over the company's property. Keys of enumerations as the registry writes them. */
export interface PublicCharge {
  /** Twelve characters, for charges since April 2013. */
  readonly code: string | undefined;
  /** Of the company's charges, for older ones. */
  readonly number: number | undefined;
  /** `outstanding`, `part-satisfied`, `fully-satisfied`, `satisfied`. */
  readonly status: string | undefined;
  readonly classification: ChargeText | undefined;
  readonly particulars: ChargeParticulars | undefined;
  readonly securedDetails: ChargeText | undefined;
  readonly personsEntitled: readonly string[];
  readonly hasMorePersonsEntitled: boolean;
  readonly createdOn: string | undefined;
  readonly deliveredOn: string | undefined;
  readonly acquiredOn: string | undefined;
  readonly satisfiedOn: string | undefined;
  readonly resolvedOn: string | undefined;
  readonly coveringInstrumentDate: string | undefined;
  /** Key of what was released or ceased to belong to the company. */
  readonly assetsCeasedReleased: string | undefined;
  readonly transactions: readonly ChargeTransaction[];
  readonly insolvencyCases: readonly { readonly number: string | undefined }[];
  readonly etag: string | undefined;
  readonly self: string | undefined;
}

/** A text with the key of what it describes. */
export interface ChargeText {
  readonly type: string | undefined;
  readonly description: string | undefined;
}

/** What is charged. */
export interface ChargeParticulars extends ChargeText {
  readonly containsFixedCharge: boolean;
  readonly containsFloatingCharge: boolean;
  readonly floatingChargeCoversAll: boolean;
  readonly containsNegativePledge: boolean;
  readonly chargorActsAsBareTrustee: boolean;
}

/** A filing about the charge. */
export interface ChargeTransaction {
  readonly filingType: string | undefined;
  readonly deliveredOn: string | undefined;
  readonly insolvencyCaseNumber: string | undefined;
  readonly filing: string | undefined;
}

/** All charges, newest first. */
export interface PublicCharges {
  readonly items: readonly PublicCharge[];
  readonly totalCount: number;
  readonly satisfiedCount: number;
  readonly partSatisfiedCount: number;
  /** Neither satisfied nor part satisfied, as the registry's own site counts. */
  readonly outstandingCount: number;
}
