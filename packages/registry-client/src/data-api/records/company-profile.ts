import { z } from 'zod';
import { count, date, flag, listOf, maybe, text, textOrEmpty, texts } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import { address } from '../../json/shared-records.ts';

/** Older profiles repeat some dates beside the nested ones, which are preferred. */
const accounts = record({
  referenceDay: [count, 'accounting_reference_date.day'],
  referenceMonth: [count, 'accounting_reference_date.month'],
  lastMadeUpTo: [date, 'last_accounts.made_up_to', 'last_accounts.period_end_on'],
  lastPeriodStart: [date, 'last_accounts.period_start_on'],
  /** `micro-entity`, `total-exemption-full`, … */
  lastType: [text, 'last_accounts.type'],
  nextPeriodStart: [date, 'next_accounts.period_start_on'],
  nextMadeUpTo: [date, 'next_accounts.period_end_on', 'next_made_up_to'],
  nextDue: [date, 'next_accounts.due_on', 'next_due'],
  /** As of when the profile was read, so better computed again. */
  isOverdue: [flag, 'next_accounts.overdue', 'overdue'],
});

/** The dates of a company's accounts. */
export type AccountsDates = z.output<typeof accounts>;

const confirmationStatement = record({
  /** Absent before the first statement. */
  lastMadeUpTo: [date, 'last_made_up_to'],
  nextMadeUpTo: [date, 'next_made_up_to'],
  nextDue: [date, 'next_due'],
  isOverdue: [flag, 'overdue'],
});

const previousName = record({
  name: [textOrEmpty, 'name'],
  from: [date, 'effective_from'],
  until: [date, 'ceased_on'],
});

/** Where the company's lists are; a missing link means that there is nothing, and the call is not made. */
const links = record({
  self: [text, 'self'],
  filingHistory: [text, 'filing_history'],
  officers: [text, 'officers'],
  pscs: [text, 'persons_with_significant_control'],
  pscStatements: [text, 'persons_with_significant_control_statements'],
  charges: [text, 'charges'],
  insolvency: [text, 'insolvency'],
  registers: [text, 'registers'],
  exemptions: [text, 'exemptions'],
  ukEstablishments: [text, 'uk_establishments', 'uk-establishments'],
});

/** Only the number is needed to recognise a profile. */
export const companyProfile = record({
  number: [z.string().min(1), 'company_number'],
  /** In capitals, as registered. */
  name: [textOrEmpty, 'company_name'],
  /** `ltd`, `plc`, `private-limited-guarant-nsc`, … */
  type: [text, 'type'],
  subtype: [text, 'subtype'],
  /** `active`, `dissolved`, `liquidation`, … */
  status: [text, 'company_status'],
  /** `active-proposal-to-strike-off`, … */
  statusDetail: [text, 'company_status_detail'],
  createdOn: [date, 'date_of_creation'],
  ceasedOn: [date, 'date_of_cessation'],
  jurisdiction: [text, 'jurisdiction'],
  registeredOffice: [maybe(address), 'registered_office_address'],
  serviceAddress: [maybe(address), 'service_address'],
  sicCodes: [texts, 'sic_codes'],
  accounts: [maybe(accounts), 'accounts'],
  confirmationStatement: [maybe(confirmationStatement), 'confirmation_statement'],
  previousNames: [listOf(previousName), 'previous_company_names'],
  hasCharges: [flag, 'has_charges'],
  hasInsolvencyHistory: [flag, 'has_insolvency_history'],
  hasBeenLiquidated: [flag, 'has_been_liquidated'],
  canFile: [flag, 'can_file'],
  isRegisteredOfficeInDispute: [flag, 'registered_office_is_in_dispute'],
  isRegisteredOfficeUndeliverable: [flag, 'undeliverable_registered_office_address'],
  isCommunityInterestCompany: [flag, 'is_community_interest_company'],
  lastFullMembersListOn: [date, 'last_full_members_list_date'],
  etag: [text, 'etag'],
  /** Where the company's lists are; a missing link means that there is nothing, and the call is not made. */
  links: [links.catch(() => links.parse({})), 'links'],
});

/** A company as the register shows it. Dates are `YYYY-MM-DD`; keys of enumerations as the registry writes them. */
export type CompanyProfile = z.output<typeof companyProfile>;

/** The part of a profile that leads to the company's lists. */
export type LinkedCompany = Pick<CompanyProfile, 'number' | 'links'>;
