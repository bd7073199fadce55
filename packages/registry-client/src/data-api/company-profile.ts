import type { PublicAddress } from '../wire/shared-shapes.ts';

/** A company as the register shows it. Dates are `YYYY-MM-DD`; keys of enumerations as the registry writes them. */
export interface CompanyProfile {
  readonly number: string;
  /** In capitals, as registered. */
  readonly name: string;
  /** `ltd`, `plc`, `private-limited-guarant-nsc`, … */
  readonly type: string | undefined;
  readonly subtype: string | undefined;
  /** `active`, `dissolved`, `liquidation`, … */
  readonly status: string | undefined;
  /** `active-proposal-to-strike-off`, … */
  readonly statusDetail: string | undefined;
  readonly createdOn: string | undefined;
  readonly ceasedOn: string | undefined;
  readonly jurisdiction: string | undefined;
  readonly registeredOffice: PublicAddress | undefined;
  readonly serviceAddress: PublicAddress | undefined;
  readonly sicCodes: readonly string[];
  readonly accounts: AccountsDates | undefined;
  readonly confirmationStatement: ConfirmationStatementDates | undefined;
  readonly previousNames: readonly PreviousCompanyName[];
  readonly hasCharges: boolean | undefined;
  readonly hasInsolvencyHistory: boolean | undefined;
  readonly hasBeenLiquidated: boolean | undefined;
  readonly canFile: boolean | undefined;
  readonly isRegisteredOfficeInDispute: boolean | undefined;
  readonly isRegisteredOfficeUndeliverable: boolean | undefined;
  readonly isCommunityInterestCompany: boolean | undefined;
  readonly lastFullMembersListOn: string | undefined;
  readonly etag: string | undefined;
  readonly links: CompanyLinks;
}

/** The accounts' dates; overdue as of when the profile was read, so better computed again. */
export interface AccountsDates {
  readonly referenceDay: number | undefined;
  readonly referenceMonth: number | undefined;
  readonly lastMadeUpTo: string | undefined;
  readonly lastPeriodStart: string | undefined;
  /** `micro-entity`, `total-exemption-full`, … */
  readonly lastType: string | undefined;
  readonly nextPeriodStart: string | undefined;
  readonly nextMadeUpTo: string | undefined;
  readonly nextDue: string | undefined;
  readonly isOverdue: boolean | undefined;
}

/** The confirmation statement's dates; `lastMadeUpTo` is absent before the first. */
export interface ConfirmationStatementDates {
  readonly lastMadeUpTo: string | undefined;
  readonly nextMadeUpTo: string | undefined;
  readonly nextDue: string | undefined;
  readonly isOverdue: boolean | undefined;
}

/** A name the company had. */
export interface PreviousCompanyName {
  readonly name: string;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** Where the company's lists are; a missing link means that there is nothing and the call is not made. */
export interface CompanyLinks {
  readonly self: string | undefined;
  readonly filingHistory: string | undefined;
  readonly officers: string | undefined;
  readonly pscs: string | undefined;
  readonly pscStatements: string | undefined;
  readonly charges: string | undefined;
  readonly insolvency: string | undefined;
  readonly registers: string | undefined;
  readonly exemptions: string | undefined;
  readonly ukEstablishments: string | undefined;
}

/** What the calls about a company's lists need of its profile. */
export type LinkedCompany = Pick<CompanyProfile, 'number' | 'links'>;
