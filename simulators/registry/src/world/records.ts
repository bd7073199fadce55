import type { Address } from './people.ts';

export interface Charge {
  /** 27 characters. */
  id: string;
  number: number;
  /** Twelve characters; since 6 April 2013 only. */
  code?: string;
  status: 'outstanding' | 'fully-satisfied' | 'part-satisfied' | 'satisfied';
  classification: { type: 'charge-description' | 'nature-of-charge'; description: string };
  particulars?: {
    type?:
      | 'short-particulars'
      | 'charged-property-description'
      | 'charged-property-or-undertaking-description'
      | 'brief-description';
    description?: string;
    containsFixedCharge?: boolean;
    containsFloatingCharge?: boolean;
    floatingChargeCoversAll?: boolean;
    containsNegativePledge?: boolean;
    chargorActingAsBareTrustee?: boolean;
  };
  securedDetails?: { type: 'amount-secured' | 'obligations-secured'; description: string };
  personsEntitled: string[];
  moreThanFourPersonsEntitled?: boolean;
  createdOn?: string;
  deliveredOn: string;
  acquiredOn?: string;
  satisfiedOn?: string;
  coveringInstrumentOn?: string;
  assetsCeasedReleased?: string;
  /** Which alterations a floating charge of a Scottish company has. */
  scottishAlterations?: { order?: boolean; prohibitions?: boolean; restrictingProvisions?: boolean };
  insolvencyCases?: number[];
  transactions: { filingType: string; deliveredOn: string; filingId?: string; insolvencyCase?: number }[];
}

export interface Filing {
  /** The transaction id: base64 of digits and a fixed tail, 24 characters. */
  id: string;
  /** The form, for example `CS01`. */
  type: string;
  category: string;
  subcategory?: string | string[];
  /** Day of receipt. */
  date: string;
  /** Effective or made-up date. */
  actionDate?: string;
  /** Key of the registry's description texts. */
  description: string;
  descriptionValues?: Record<string, unknown>;
  barcode?: string | null;
  pages?: number;
  paperFiled?: boolean;
  /** 43 characters; absent when nothing was scanned. */
  documentId?: string;
  annotations?: Record<string, unknown>[];
  associatedFilings?: Record<string, unknown>[];
  resolutions?: Record<string, unknown>[];
}

export interface Insolvency {
  status: string[];
  cases: InsolvencyCase[];
}

export interface InsolvencyCase {
  number: number;
  type: string;
  dates: { type: string; date: string }[];
  practitioners: { name: string; address: Address; role?: string; appointedOn?: string; ceasedOn?: string }[];
  notes?: string[];
  chargeId?: string;
}
