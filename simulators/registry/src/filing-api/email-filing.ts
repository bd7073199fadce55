import type { Company } from '../register/company.ts';
import type { CompanyRegister } from '../register/company-register.ts';
import type { Data, Fault } from './transaction.ts';

/** The registry's own rule: characters before the sign, then at least two parts, the last of letters. */
const pattern = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@([^.@][^@\s]+)$/;
const part = /^(xn|[a-z0-9]+)(-?-[a-z0-9]+)*$/i;
const lastPart = /^([a-z]{2,63}|xn--[a-z0-9]+(-[a-z0-9]+)*)$/i;

const filingTypes = /^(ltd|plc|llp|private-)/;
const filingStatuses = new Set([
  'active',
  'liquidation',
  'receivership',
  'voluntary-arrangement',
  'insolvency-proceedings',
  'administration',
]);

export function isEmail(text: string): boolean {
  const host = pattern.exec(text)?.[1];
  if (host === undefined || text.includes('..')) return false;
  const parts = host.split('.');
  return parts.length >= 2 && parts.every((one) => part.test(one)) && lastPart.test(parts.at(-1) ?? '');
}

export function findEmailFaults(data: Data): Fault[] {
  const { registered_email_address: email, accept_appropriate_email_address_statement: isAccepted } = data;
  const faults: Fault[] = [];
  if (typeof email !== 'string' || !isEmail(email)) {
    faults.push({ error: 'registered_email_address is invalid', location: '$.registered_email_address' });
  }
  if (isAccepted !== true) {
    const error = 'The Appropriate Email Address Statement has not been accepted.';
    faults.push({ error, location: '$.accept_appropriate_email_address_statement' });
  }
  return faults;
}

export function isEmailRejected({ registered_email_address: email }: Data): boolean {
  return typeof email === 'string' && email.toLowerCase().endsWith('@companieshouse.gov.uk');
}

/** A change of e-mail address never appears in the history. */
export function applyEmail(register: CompanyRegister, company: Company, { data }: { data: Data }): void {
  const { registered_email_address: email } = data;
  if (typeof email === 'string') register.save({ ...company, registeredEmail: email });
}

export function presentEligibility(company: Company | undefined): string {
  if (company === undefined) return 'COMPANY_NOT_FOUND';
  if (!filingStatuses.has(company.status ?? '')) return 'INVALID_COMPANY_STATUS';
  if (!filingTypes.test(company.type)) return 'INVALID_COMPANY_TYPE';
  if (company.registeredEmail === undefined) return 'INVALID_NO_REGISTERED_EMAIL_ADDRESS_EXISTS';
  return 'COMPANY_VALID_FOR_SERVICE';
}
