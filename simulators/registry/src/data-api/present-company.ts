import { makeEtag } from '../world/ids.ts';
import type { AccountsDates, Company, ConfirmationDates, ForeignDetails } from '../world/types.ts';
import { presentAddress } from './present-address.ts';
import { whenHeld, withoutUndefined } from './wire-members.ts';

/** The profile; what is overdue is worked out on the day of reading. */
export function presentCompany(company: Company, today: string): Record<string, unknown> {
  return withoutUndefined<unknown>({
    company_number: company.number,
    company_name: company.name,
    type: company.type,
    subtype: company.subtype,
    company_status: company.status,
    company_status_detail: company.statusDetail,
    jurisdiction: company.jurisdiction,
    date_of_creation: company.incorporatedOn,
    date_of_cessation: company.dissolvedOn,
    registered_office_address: whenHeld(company.registeredOffice, presentAddress),
    service_address: whenHeld(company.serviceAddress, presentAddress),
    sic_codes: company.sicCodes.length > 0 ? company.sicCodes : undefined,
    accounts: whenHeld(company.accounts, (accounts) => presentAccounts(accounts, today)),
    confirmation_statement: whenHeld(company.confirmation, (dates) => presentConfirmation(dates, today)),
    previous_company_names: presentPreviousNames(company),
    last_full_members_list_date: company.lastFullMembersListOn,
    external_registration_number: company.externalRegistrationNumber,
    foreign_company_details: whenHeld(company.foreign, presentForeign),
    branch_company_details: whenHeld(company.branch, presentBranch),
    can_file: canFile(company),
    ...presentMarks(company),
    etag: makeEtag(company),
    links: presentLinks(company),
  });
}

/** Yes or no; some are sent only when the answer is yes. */
function presentMarks(company: Company) {
  return {
    has_charges: company.charges.length > 0,
    has_insolvency_history: company.insolvency !== undefined,
    has_been_liquidated: company.hasBeenLiquidated ?? false,
    registered_office_is_in_dispute: company.isOfficeInDispute ?? false,
    undeliverable_registered_office_address: company.isOfficeUndeliverable ?? false,
    has_super_secure_pscs: company.pscs.some(({ kind }) => kind.startsWith('super-secure')) || undefined,
    is_community_interest_company: company.subtype === 'community-interest-company' || undefined,
  };
}

/** Day and month of the reference date are strings on the wire, whatever the documents say. */
function presentAccounts({ referenceDay, referenceMonth, last, next }: AccountsDates, today: string) {
  const overdue = next !== undefined && next.dueOn < today;
  return withoutUndefined<unknown>({
    accounting_reference_date: { day: String(referenceDay), month: String(referenceMonth).padStart(2, '0') },
    last_accounts: last && {
      made_up_to: last.madeUpTo,
      period_start_on: last.periodStartOn,
      period_end_on: last.periodEndOn,
      ...(last.type !== undefined && { type: last.type }),
    },
    next_accounts: next && {
      period_start_on: next.periodStartOn,
      period_end_on: next.periodEndOn,
      due_on: next.dueOn,
      overdue,
    },
    next_made_up_to: next?.periodEndOn,
    next_due: next?.dueOn,
    overdue,
  });
}

function presentConfirmation({ lastMadeUpTo, nextMadeUpTo, nextDue }: ConfirmationDates, today: string) {
  return withoutUndefined<unknown>({
    last_made_up_to: lastMadeUpTo,
    next_made_up_to: nextMadeUpTo,
    next_due: nextDue,
    overdue: nextDue !== undefined && nextDue < today,
  });
}

function presentPreviousNames({ previousNames }: Company) {
  if (previousNames.length === 0) return undefined;
  return previousNames.map(({ name, effectiveFrom, ceasedOn }) => ({
    name,
    effective_from: effectiveFrom,
    ceased_on: ceasedOn,
  }));
}

function presentForeign(foreign: ForeignDetails) {
  const { accountingRequirement: requirement } = foreign;
  return withoutUndefined<unknown>({
    originating_registry: foreign.originatingRegistry,
    registration_number: foreign.registrationNumber,
    governed_by: foreign.governedBy,
    business_activity: foreign.businessActivity,
    is_a_credit_finance_institution: foreign.isCreditFinanceInstitution,
    legal_form: foreign.legalForm,
    accounting_requirement: requirement && {
      foreign_account_type: requirement.foreignAccountType,
      terms_of_account_publication: requirement.termsOfAccountPublication,
    },
  });
}

function presentBranch({ activity, parentName, parentNumber }: NonNullable<Company['branch']>) {
  return {
    business_activity: activity,
    parent_company_name: parentName,
    parent_company_number: parentNumber,
  };
}

const closedForFiling = ['dissolved', 'converted-closed'];

function canFile({ type, status, statusDetail }: Company): boolean {
  const isFilingType = ['ltd', 'llp', 'plc'].includes(type) || type.includes('private');
  const isClosed = closedForFiling.includes(status ?? '') || statusDetail === 'petition-to-restore-dissolved';
  return isFilingType && !isClosed;
}

/** A link that is missing says that there is nothing to fetch. */
function presentLinks(company: Company): Record<string, string> {
  const self = `/company/${company.number}`;
  const held: [string, string, boolean][] = [
    ['filing_history', 'filing-history', company.filings.length > 0],
    ['officers', 'officers', company.officers.length > 0],
    ['persons_with_significant_control', 'persons-with-significant-control', company.pscs.length > 0],
    [
      'persons_with_significant_control_statements',
      'persons-with-significant-control-statements',
      company.pscStatements.length > 0,
    ],
    ['charges', 'charges', company.charges.length > 0],
    ['insolvency', 'insolvency', company.insolvency !== undefined],
    ['exemptions', 'exemptions', company.exemptions.length > 0],
    ['uk_establishments', 'uk-establishments', company.ukEstablishments !== undefined],
  ];
  const links = held.filter(([, , isHeld]) => isHeld).map(([key, path]) => [key, `${self}/${path}`]);
  return { self, ...Object.fromEntries(links) };
}
