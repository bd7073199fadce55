import type { Shareholding, StatementOfCapital, TradingStatus } from './capital.ts';
import type { Address, Officer, Psc, PscStatement } from './people.ts';
import type { Charge, Filing, Insolvency } from './records.ts';

export type * from './capital.ts';
export type * from './people.ts';
export type * from './records.ts';

/**
 * The register's truth: what the registry knows, public or protected.
 *
 * Dates are civil dates (`YYYY-MM-DD`). Numbers of shares and amounts of money are decimal strings.
 * Names of members follow the registry's own words; the wire's spelling is the business of the doors.
 */
export interface Company {
  number: string;
  name: string;
  type: CompanyType;
  subtype?: 'community-interest-company' | 'private-fund-limited-partnership';
  status?: CompanyStatus;
  statusDetail?: CompanyStatusDetail;
  jurisdiction: Jurisdiction;
  incorporatedOn: string;
  dissolvedOn?: string;
  /** The date of a conversion or closure stands in `dissolvedOn` too. */
  registeredOffice?: Address;
  serviceAddress?: Address;
  /** The single alternative inspection location, with the records that are kept there. */
  sail?: { address: Address; records: SailRecord[] };
  isOfficeInDispute?: boolean;
  isOfficeUndeliverable?: boolean;
  sicCodes: string[];
  /** Protected. Absent for a company that has never given one. */
  registeredEmail?: string;
  /** Protected. Six characters, upper case. */
  authenticationCode: string;
  accounts?: AccountsDates;
  confirmation?: ConfirmationDates;
  /** Fee periods of the confirmation statement; one payment covers every statement made up in its period. */
  paymentPeriods: PaymentPeriod[];
  officers: Officer[];
  pscs: Psc[];
  pscStatements: PscStatement[];
  exemptions: Exemption[];
  charges: Charge[];
  /** Newest first. */
  filings: Filing[];
  statementOfCapital?: StatementOfCapital;
  /** Protected in this shape; published only inside the filed documents. */
  shareholdings: Shareholding[];
  /** How the shares are traded; absent when the company has no share capital. */
  tradingStatus?: TradingStatus;
  lastFullMembersListOn?: string;
  insolvency?: Insolvency;
  previousNames: PreviousName[];
  hasBeenLiquidated?: boolean;
  ukEstablishments?: { number: string; name: string; status: 'open' | 'closed'; locality: string }[];
  foreign?: ForeignDetails;
  branch?: { parentName: string; parentNumber: string; activity: string };
  externalRegistrationNumber?: string;
}

export type CompanyType =
  | 'ltd'
  | 'plc'
  | 'old-public-company'
  | 'private-unlimited'
  | 'private-unlimited-nsc'
  | 'private-limited-guarant-nsc'
  | 'private-limited-guarant-nsc-limited-exemption'
  | 'private-limited-shares-section-30-exemption'
  | 'llp'
  | 'limited-partnership'
  | 'scottish-partnership'
  | 'oversea-company'
  | 'uk-establishment'
  | 'registered-overseas-entity'
  | 'charitable-incorporated-organisation'
  | 'royal-charter'
  | 'registered-society-non-jurisdictional'
  | 'other';

export type CompanyStatus =
  | 'active'
  | 'dissolved'
  | 'liquidation'
  | 'receivership'
  | 'converted-closed'
  | 'voluntary-arrangement'
  | 'insolvency-proceedings'
  | 'administration'
  | 'open'
  | 'closed'
  | 'registered'
  | 'removed';

export type CompanyStatusDetail =
  | 'active-proposal-to-strike-off'
  | 'petition-to-restore-dissolved'
  | 'transferred-from-uk'
  | 'transformed-to-se'
  | 'converted-to-plc'
  | 'converted-to-uk-societas'
  | 'converted-to-ukeig';

export type Jurisdiction =
  | 'england-wales'
  | 'wales'
  | 'scotland'
  | 'northern-ireland'
  | 'united-kingdom'
  | 'noneu'
  | 'european-union';

export type SailRecord =
  | 'MEMBER'
  | 'DIRCONTRACT'
  | 'DIRINDEM'
  | 'RESMEET'
  | 'DEB'
  | 'CHARGEEWNI'
  | 'CHARGESC'
  | 'OWNSHRPURCH'
  | 'OWNSHRCAP'
  | 'INVEST'
  | 'INTEREST';

export interface AccountsDates {
  referenceDay: number;
  referenceMonth: number;
  last?: { madeUpTo: string; periodStartOn: string; periodEndOn: string; type?: string };
  next?: { periodStartOn: string; periodEndOn: string; dueOn: string };
}

export interface ConfirmationDates {
  /** Absent before the first statement. */
  lastMadeUpTo?: string;
  /** Last day of the current review period. Absent when no further statement is expected. */
  nextMadeUpTo?: string;
  nextDue?: string;
}

export interface PaymentPeriod {
  start: string;
  end: string;
  paid: boolean;
}

export interface Exemption {
  /** Key of the public map, with underscores. */
  key:
    | 'psc_exempt_as_trading_on_uk_regulated_market'
    | 'psc_exempt_as_trading_on_eu_regulated_market'
    | 'psc_exempt_as_trading_on_regulated_market'
    | 'psc_exempt_as_shares_admitted_on_market'
    | 'disclosure_transparency_rules_chapter_five_applies';
  periods: { from: string; to?: string }[];
}

export interface PreviousName {
  name: string;
  effectiveFrom: string;
  ceasedOn: string;
}

export interface ForeignDetails {
  originatingRegistry?: { name: string; country: string };
  registrationNumber?: string;
  governedBy?: string;
  businessActivity?: string;
  isCreditFinanceInstitution?: boolean;
  legalForm?: string;
  accountingRequirement?: { foreignAccountType: string; termsOfAccountPublication: string };
}
