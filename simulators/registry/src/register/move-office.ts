import { isDeepStrictEqual } from 'node:util';
import type { Address, Company } from './company.ts';
import type { NewFiling } from './company-register.ts';

/** The registered office, and every service address that is the same as it. */
export function moveOffice(company: Company, office: Address): void {
  const before = company.registeredOffice;
  company.registeredOffice = office;
  for (const { person, corporate } of [...company.officers, ...company.pscs]) {
    if (person && isDeepStrictEqual(person.serviceAddress, before)) person.serviceAddress = office;
    if (corporate && isDeepStrictEqual(corporate.address, before)) corporate.address = office;
  }
}

export function describeOfficeMove({
  before,
  after,
  day,
}: {
  before: Address | undefined;
  after: Address | undefined;
  day: string;
}): NewFiling {
  return {
    type: 'AD01',
    category: 'address',
    date: day,
    actionDate: day,
    description: 'change-registered-office-address-company-with-date-old-address-new-address',
    descriptionValues: {
      change_date: day,
      old_address: writeAddressLine(before),
      new_address: writeAddressLine(after),
    },
    pages: 1,
  };
}

/** As the filing history writes an address. */
export function writeAddressLine(address: Address = {}): string {
  const { premises, line1, line2, locality, region, postalCode } = address;
  return [premises, line1, line2, locality, region, postalCode].filter(Boolean).join(' ');
}
