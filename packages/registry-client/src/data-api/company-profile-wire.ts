import { z } from 'zod';
import { count, date, flag, part, partList, partOrEmpty, text, texts } from '../wire/lenient.ts';
import { addressWire, toAddress } from '../wire/shared-shapes.ts';
import type {
  AccountsDates,
  CompanyLinks,
  CompanyProfile,
  ConfirmationStatementDates,
} from './company-profile.ts';

/** `GET /company/{number}`; only the number is needed to tell a profile from something else. */
export const profileWire = z.object({
  company_number: z.string().min(1),
  company_name: text,
  type: text,
  subtype: text,
  company_status: text,
  company_status_detail: text,
  date_of_creation: date,
  date_of_cessation: date,
  jurisdiction: text,
  registered_office_address: addressWire,
  service_address: addressWire,
  sic_codes: texts,
  accounts: part({
    accounting_reference_date: partOrEmpty({ day: count, month: count }),
    last_accounts: partOrEmpty({ made_up_to: date, period_start_on: date, period_end_on: date, type: text }),
    next_accounts: partOrEmpty({ period_start_on: date, period_end_on: date, due_on: date, overdue: flag }),
    next_made_up_to: date,
    next_due: date,
    overdue: flag,
  }),
  confirmation_statement: part({
    last_made_up_to: date,
    next_made_up_to: date,
    next_due: date,
    overdue: flag,
  }),
  previous_company_names: partList({ name: text, effective_from: date, ceased_on: date }),
  has_charges: flag,
  has_insolvency_history: flag,
  has_been_liquidated: flag,
  can_file: flag,
  registered_office_is_in_dispute: flag,
  undeliverable_registered_office_address: flag,
  is_community_interest_company: flag,
  last_full_members_list_date: date,
  etag: text,
  links: partOrEmpty({
    self: text,
    filing_history: text,
    officers: text,
    persons_with_significant_control: text,
    persons_with_significant_control_statements: text,
    charges: text,
    insolvency: text,
    registers: text,
    exemptions: text,
    uk_establishments: text,
    'uk-establishments': text,
  }),
});

type ProfileWire = z.output<typeof profileWire>;

/** Shapes a profile. */
export function toCompanyProfile(wire: ProfileWire): CompanyProfile {
  return {
    number: wire.company_number,
    name: wire.company_name ?? '',
    type: wire.type,
    subtype: wire.subtype,
    status: wire.company_status,
    statusDetail: wire.company_status_detail,
    createdOn: wire.date_of_creation,
    ceasedOn: wire.date_of_cessation,
    jurisdiction: wire.jurisdiction,
    registeredOffice: toAddress(wire.registered_office_address),
    serviceAddress: toAddress(wire.service_address),
    sicCodes: wire.sic_codes,
    accounts: toAccountsDates(wire.accounts),
    confirmationStatement: toStatementDates(wire.confirmation_statement),
    previousNames: wire.previous_company_names.map((previous) => ({
      name: previous.name ?? '',
      from: previous.effective_from,
      until: previous.ceased_on,
    })),
    hasCharges: wire.has_charges,
    hasInsolvencyHistory: wire.has_insolvency_history,
    hasBeenLiquidated: wire.has_been_liquidated,
    canFile: wire.can_file,
    isRegisteredOfficeInDispute: wire.registered_office_is_in_dispute,
    isRegisteredOfficeUndeliverable: wire.undeliverable_registered_office_address,
    isCommunityInterestCompany: wire.is_community_interest_company,
    lastFullMembersListOn: wire.last_full_members_list_date,
    etag: wire.etag,
    links: toLinks(wire.links),
  };
}

/** The nested date is preferred, the older duplicate beside it the fallback. */
function toAccountsDates(accounts: ProfileWire['accounts']): AccountsDates | undefined {
  if (!accounts) return undefined;
  const { accounting_reference_date: reference, last_accounts: last, next_accounts: next } = accounts;
  return {
    referenceDay: reference.day,
    referenceMonth: reference.month,
    lastMadeUpTo: last.made_up_to ?? last.period_end_on,
    lastPeriodStart: last.period_start_on,
    lastType: last.type,
    nextPeriodStart: next.period_start_on,
    nextMadeUpTo: next.period_end_on ?? accounts.next_made_up_to,
    nextDue: next.due_on ?? accounts.next_due,
    isOverdue: next.overdue ?? accounts.overdue,
  };
}

function toStatementDates(
  statement: ProfileWire['confirmation_statement'],
): ConfirmationStatementDates | undefined {
  return (
    statement && {
      lastMadeUpTo: statement.last_made_up_to,
      nextMadeUpTo: statement.next_made_up_to,
      nextDue: statement.next_due,
      isOverdue: statement.overdue,
    }
  );
}

function toLinks(links: ProfileWire['links']): CompanyLinks {
  return {
    self: links.self,
    filingHistory: links.filing_history,
    officers: links.officers,
    pscs: links.persons_with_significant_control,
    pscStatements: links.persons_with_significant_control_statements,
    charges: links.charges,
    insolvency: links.insolvency,
    registers: links.registers,
    exemptions: links.exemptions,
    ukEstablishments: links.uk_establishments ?? links['uk-establishments'],
  };
}
