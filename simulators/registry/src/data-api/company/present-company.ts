import { makeEtag } from '../../register/ids.ts';
import type { AccountsDates, Company, ConfirmationDates, ForeignDetails } from '../../register/company.ts';
import { presentAddress } from '../present-address.ts';
import { toSnakeCase } from '../snake-case.ts';

/** The profile; what is overdue is worked out on the day of reading. */
export function presentCompany(company: Company, today: string) {
  const { registeredOffice, serviceAddress, accounts, confirmation, previousNames, foreign, branch } =
    company;
  return {
    company_number: company.number,
    company_name: company.name,
    type: company.type,
    subtype: company.subtype,
    company_status: company.status,
    company_status_detail: company.statusDetail,
    jurisdiction: company.jurisdiction,
    date_of_creation: company.incorporatedOn,
    date_of_cessation: company.dissolvedOn,
    registered_office_address: registeredOffice && presentAddress(registeredOffice),
    service_address: serviceAddress && presentAddress(serviceAddress),
    sic_codes: company.sicCodes.length > 0 ? company.sicCodes : undefined,
    accounts: accounts && presentAccounts(accounts, today),
    confirmation_statement: confirmation && presentConfirmation(confirmation, today),
    previous_company_names: previousNames.length > 0 ? previousNames.map(toSnakeCase) : undefined,
    last_full_members_list_date: company.lastFullMembersListOn,
    external_registration_number: company.externalRegistrationNumber,
    foreign_company_details: foreign && presentForeign(foreign),
    branch_company_details: branch && presentBranch(branch),
    can_file: canFile(company),
    ...presentFlags(company),
    etag: makeEtag(company),
    links: presentLinks(company),
  };
}

/** The last two are sent only when they are true. */
function presentFlags(company: Company) {
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

/** Day and month of the reference date are strings on the wire, against the registry's own documents. */
function presentAccounts({ referenceDay, referenceMonth, last, next }: AccountsDates, today: string) {
  const overdue = next !== undefined && next.dueOn < today;
  return {
    accounting_reference_date: { day: String(referenceDay), month: String(referenceMonth).padStart(2, '0') },
    last_accounts: last && toSnakeCase(last),
    next_accounts: next && { ...toSnakeCase(next), overdue },
    next_made_up_to: next?.periodEndOn,
    next_due: next?.dueOn,
    overdue,
  };
}

function presentConfirmation(dates: ConfirmationDates, today: string) {
  return { ...toSnakeCase(dates), overdue: dates.nextDue !== undefined && dates.nextDue < today };
}

function presentForeign(foreign: ForeignDetails) {
  const { isCreditFinanceInstitution, accountingRequirement, legalForm, ...facts } = foreign;
  return {
    ...toSnakeCase(facts),
    is_a_credit_finance_institution: isCreditFinanceInstitution,
    legal_form: legalForm,
    accounting_requirement: accountingRequirement && toSnakeCase(accountingRequirement),
  };
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
  const held = {
    'filing-history': company.filings.length > 0,
    officers: company.officers.length > 0,
    'persons-with-significant-control': company.pscs.length > 0,
    'persons-with-significant-control-statements': company.pscStatements.length > 0,
    charges: company.charges.length > 0,
    insolvency: company.insolvency !== undefined,
    exemptions: company.exemptions.length > 0,
    'uk-establishments': company.ukEstablishments !== undefined,
  };
  const self = `/company/${company.number}`;
  const links = Object.entries(held)
    .filter(([, isHeld]) => isHeld)
    .map(([path]) => [path.replaceAll('-', '_'), `${self}/${path}`]);
  return { self, ...Object.fromEntries(links) };
}
