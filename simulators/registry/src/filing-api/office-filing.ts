import { makeEtag } from '../register/ids.ts';
import type { Address, Company } from '../register/company.ts';
import type { CompanyRegister } from '../register/company-register.ts';
import { isAtHome, isPoBox } from '../register/home-countries.ts';
import { describeOfficeMove, moveOffice } from '../register/move-office.ts';
import type { Data, Fault } from './transaction.ts';

const required = ['premises', 'address_line_1', 'locality', 'country', 'postal_code'];
/** Postcodes that the sandbox rejects, so that rejection can be tried. */
const rejectedPostcodes = new Set(['CF143UZ', 'BT28BG', 'SW1H9EX', 'EH39FF']);

export function findOfficeFaults(data: Data, company: Company): Fault[] {
  const missing = required.filter((member) => textOf(data, member) === '');
  const faults = missing.map((member) => ({ error: 'required', location: `$.${member}` }));
  if (data.accept_appropriate_office_address_statement !== true) {
    faults.push({ error: 'required', location: '$.accept_appropriate_office_address_statement' });
  }
  if (isPoBox(textOf(data, 'premises'), textOf(data, 'address_line_1'))) {
    faults.push({ error: 'po-box-not-allowed', location: '$.address_line_1' });
  }
  if (!isAtHome(company, textOf(data, 'country'))) {
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
  const { registeredOffice: before } = company;
  moveOffice(company, toAddress(data));
  register.save(company);
  const move = { before, after: company.registeredOffice, day };
  register.addFiling(company.number, describeOfficeMove(move));
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

function textOf(data: Data, member: string): string {
  const value = data[member];
  return typeof value === 'string' ? value.trim() : '';
}
