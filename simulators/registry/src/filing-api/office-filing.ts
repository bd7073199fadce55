import { makeEtag } from '../register/ids.ts';
import type { Address, Company } from '../register/company.ts';
import type { CompanyRegister } from '../register/company-register.ts';
import type { Data, Fault } from './transaction.ts';

const required = ['premises', 'address_line_1', 'locality', 'country', 'postal_code'];
const countries: Record<string, string[]> = {
  'england-wales': ['England', 'Wales', 'Great Britain', 'United Kingdom', 'Not specified'],
  wales: ['Wales'],
  scotland: ['Scotland', 'Great Britain', 'United Kingdom', 'Not specified'],
  'northern-ireland': ['Northern Ireland', 'United Kingdom', 'Not specified'],
};
/** Postcodes that the sandbox rejects, so that rejection can be tried. */
const rejectedPostcodes = new Set(['CF143UZ', 'BT28BG', 'SW1H9EX', 'EH39FF']);

export function findOfficeFaults(data: Data, company: Company): Fault[] {
  const missing = required.filter((member) => textOf(data, member) === '');
  const faults = missing.map((member) => ({ error: 'required', location: `$.${member}` }));
  if (data.accept_appropriate_office_address_statement !== true) {
    faults.push({ error: 'required', location: '$.accept_appropriate_office_address_statement' });
  }
  if (/\bP\.?\s?O\.?\s?BOX\b/i.test(`${textOf(data, 'premises')} ${textOf(data, 'address_line_1')}`)) {
    faults.push({ error: 'po-box-not-allowed', location: '$.address_line_1' });
  }
  if (!countries[company.jurisdiction]?.includes(textOf(data, 'country'))) {
    faults.push({ error: 'country-not-in-jurisdiction', location: '$.country' });
  }
  if (data.reference_etag !== makeEtag(company.registeredOffice)) {
    faults.push({ error: 'etag-mismatch', location: '$.reference_etag' });
  }
  return faults;
}

export function isOfficeRejected(data: Data): boolean {
  return rejectedPostcodes.has(textOf(data, 'postal_code').replaceAll(' ', '').toUpperCase());
}

/** An accepted change takes effect and enters the history. */
export function applyOffice(
  register: CompanyRegister,
  company: Company,
  { data, day }: { data: Data; day: string },
): void {
  const office = toAddress(data);
  register.save({ ...company, registeredOffice: office });
  register.addFiling(company.number, {
    type: 'AD01',
    category: 'address',
    date: day,
    actionDate: day,
    description: 'change-registered-office-address-company-with-date-old-address-new-address',
    descriptionValues: {
      change_date: day,
      old_address: inWords(company.registeredOffice ?? {}),
      new_address: inWords(office),
    },
    pages: 1,
  });
}

function toAddress(data: Data): Address {
  const line2 = textOf(data, 'address_line_2');
  const region = textOf(data, 'region');
  return {
    premises: textOf(data, 'premises'),
    line1: textOf(data, 'address_line_1'),
    ...(line2 && { line2 }),
    locality: textOf(data, 'locality'),
    ...(region && { region }),
    postalCode: textOf(data, 'postal_code'),
    country: textOf(data, 'country'),
  };
}

function inWords({ premises, line1, line2, locality, region, postalCode }: Address): string {
  return [premises, line1, line2, locality, region, postalCode].filter(Boolean).join(' ');
}

function textOf(data: Data, member: string): string {
  const value = data[member];
  return typeof value === 'string' ? value.trim() : '';
}
