import type { Company, Person } from '../../../register/company.ts';
import { findChild, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type HomeAddress, readHomeAddress, readServiceAddress, type ServiceAddress } from './addresses.ts';
import { readName } from './people.ts';

/** Somebody whom a form brings to the register. */
export interface NewPerson extends Omit<Person, 'serviceAddress' | 'residentialAddress'> {
  service: ServiceAddress;
  home?: HomeAddress;
  /** Why the name differs from the one that was verified. */
  nameMismatchReason?: string;
}

export function readNewPerson(person: XmlElement): NewPerson {
  const texts = {
    dateOfBirth: textAt(person, 'DOB')?.slice(0, 10),
    nationality: textAt(person, 'Nationality'),
    countryOfResidence: textAt(person, 'CountryOfResidence'),
    ...readIdentity(person),
  };
  const home = findChild(person, 'ResidentialAddress');
  const formerNames = listChildren(person, 'PreviousNames').map((name) => ({
    forenames: textAt(name, 'Forename') ?? '',
    surname: textAt(name, 'Surname') ?? '',
  }));
  return {
    ...readName(person),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    service: readServiceAddress(findChild(person, 'ServiceAddress')),
    ...(home !== undefined && { home: readHomeAddress(home) }),
    ...(formerNames.length > 0 && { formerNames }),
  };
}

/** The personal code in capitals, as it is kept, and why the name differs from the one that it stands for. */
export function readIdentity(element: XmlElement | undefined) {
  return {
    personalCode: textAt(element, 'VerificationDetails', 'CompaniesHousePersonalCode')?.toUpperCase(),
    nameMismatchReason: textAt(element, 'VerificationDetails', 'NameMismatchReason'),
  };
}

export function toPerson(
  { service, home, nameMismatchReason: _reason, ...facts }: NewPerson,
  company: Company,
): Person {
  const serviceAddress = service === 'registered-office' ? (company.registeredOffice ?? {}) : service;
  const residentialAddress = home === 'service-address' ? serviceAddress : home;
  return { ...facts, serviceAddress, ...(residentialAddress !== undefined && { residentialAddress }) };
}
