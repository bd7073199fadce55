/**
 * What the registry holds about a company, protected data included (CompanyData v3-6): full dates of birth,
 * home addresses, holdings. To be kept as secrets. Dates `YYYY-MM-DD`, numbers decimal texts as sent; real
 * answers leave out what the schema calls mandatory, so nearly everything may be undefined.
 */
export interface CompanyData {
  readonly companyNumber: string;
  readonly companyName: string;
  /** PLC, BYSHR, BYGUAR, BYSHREXUNDSEC60, BYGUAREXUNDSEC60, UNLCWSHRCAP, UNLCWOSHRCAP, LLP. */
  readonly category: string | undefined;
  /** EW, SC, WA, NI, EU, UK, EN, OTHER. */
  readonly jurisdiction: string | undefined;
  readonly tradingOnMarket: boolean | undefined;
  readonly dtr5Applies: boolean | undefined;
  readonly pscExemptAsTradingOnRegulatedMarket: boolean | undefined;
  readonly pscExemptAsSharesAdmittedOnMarket: boolean | undefined;
  readonly pscExemptAsTradingOnUkRegulatedMarket: boolean | undefined;
  readonly madeUpDate: string | undefined;
  readonly nextDueDate: string | undefined;
  readonly registeredOfficeAddress: RegisteredAddress | undefined;
  readonly registeredEmailAddress: string | undefined;
  readonly sailAddress: RegisteredAddress | undefined;
  /** Which records are kept at the SAIL address: MEMBER, DIRCONTRACT, … */
  readonly sailRecords: readonly string[];
  readonly sicCodes: readonly string[];
  readonly officers: readonly RegisteredOfficer[];
  readonly pscs: readonly RegisteredPsc[];
  /** The company's statement that stands in place of PSCs, with the registry's own spelling. */
  readonly pscCompanyStatement: string | undefined;
  readonly statementOfCapital: readonly RegisteredCapital[];
  readonly shareholdings: readonly RegisteredShareholding[];
  /** Registers kept on the public record. */
  readonly publicRegisters: readonly string[];
}

/** An address in the words of the forms. */
export interface RegisteredAddress {
  readonly careOf: string | undefined;
  readonly poBox: string | undefined;
  readonly premise: string | undefined;
  readonly street: string | undefined;
  readonly thoroughfare: string | undefined;
  readonly postTown: string | undefined;
  readonly county: string | undefined;
  /** A code of the schema (GB-ENG, GBR, USA, …) or the name of another country. */
  readonly country: string | undefined;
  readonly postcode: string | undefined;
}

/** A person's name; middle names may come as repeated forenames and are joined. */
export interface RegisteredName {
  readonly title: string | undefined;
  readonly forename: string | undefined;
  readonly otherForenames: string | undefined;
  readonly surname: string | undefined;
}

/** A person among officers or PSCs. */
export interface RegisteredPerson extends RegisteredName {
  readonly type: 'person';
  readonly serviceAddress: LinkedAddress | undefined;
  readonly residentialAddress: LinkedAddress | undefined;
  readonly dateOfBirth: string | undefined;
  readonly nationality: string | undefined;
  readonly countryOfResidence: string | undefined;
  readonly occupation: string | undefined;
  readonly previousNames: readonly RegisteredName[];
}

/** An address, or the word that it is the same as another one: the registered office, or the service address. */
export type LinkedAddress =
  | { readonly sameAs: 'registered-office' | 'service-address' }
  | { readonly sameAs: undefined; readonly address: RegisteredAddress };

/** A company or firm among officers or PSCs. */
export interface RegisteredCorporate {
  readonly type: 'corporate';
  readonly name: string | undefined;
  readonly address: RegisteredAddress | undefined;
  readonly identification: CorporateIdentification | undefined;
}

/** Where a corporate body is registered and under which law. */
export interface CorporateIdentification {
  readonly kind: 'uk' | 'eea' | 'non-uk';
  readonly placeRegistered: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly lawGoverned: string | undefined;
  readonly legalForm: string | undefined;
  readonly countryOrState: string | undefined;
}

/** A director, secretary or LLP member. */
export interface RegisteredOfficer {
  readonly role: 'director' | 'secretary' | 'member';
  readonly appointedOn: string | undefined;
  readonly resignedOn: string | undefined;
  /** LLP members only. */
  readonly isDesignated: boolean | undefined;
  readonly who: RegisteredPerson | RegisteredCorporate;
}

/** A government, authority or the like. */
export interface RegisteredLegalPerson {
  readonly type: 'legal-person';
  readonly name: string | undefined;
  readonly address: RegisteredAddress | undefined;
  readonly lawGoverned: string | undefined;
  readonly legalForm: string | undefined;
}

/** A person with significant control, or a statement that stands in the place of one. */
export type RegisteredPsc =
  | {
      readonly kind: 'notified';
      readonly who: RegisteredPerson | RegisteredCorporate | RegisteredLegalPerson;
      /** OWNERSHIPOFSHARES_25TO50PERCENT, … */
      readonly naturesOfControl: readonly string[];
      readonly notifiedOn: string | undefined;
      readonly ceasedOn: string | undefined;
    }
  | { readonly kind: 'super-secure' }
  | {
      readonly kind: 'statement';
      /** PSC_DETAILS_NOT_CONFIRMED, … */
      readonly statement: string;
      /** Name of the PSC that the statement is about, where it is about one. */
      readonly about: string | undefined;
    };

/** Issued capital in one currency. */
export interface RegisteredCapital {
  readonly currency: string | undefined;
  readonly totalNumberOfShares: string | undefined;
  readonly totalAggregateNominalValue: string | undefined;
  readonly totalAmountUnpaid: string | undefined;
  readonly shares: readonly RegisteredShareClass[];
}

/** One class within the capital. */
export interface RegisteredShareClass {
  readonly shareClass: string | undefined;
  readonly prescribedParticulars: string | undefined;
  readonly numberOfShares: string | undefined;
  readonly aggregateNominalValue: string | undefined;
}

/** What one member, or joint members, held at the last statement. */
export interface RegisteredShareholding {
  readonly shareClass: string | undefined;
  readonly numberHeld: string | undefined;
  readonly shareholders: readonly RegisteredShareholder[];
}

/** A holder; `amalgamatedName` is the whole name where it is not parted into surname and forenames. */
export interface RegisteredShareholder extends RegisteredName {
  readonly amalgamatedName: string | undefined;
  readonly address: RegisteredAddress | undefined;
}
