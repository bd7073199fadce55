import type { Address, Company, Person } from '../../../register/company.ts';
import { findChild, findTexts, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { type HomeAddress, readHomeAddress, readServiceAddress, type ServiceAddress } from './addresses.ts';
import { defineRejections } from './rejections.ts';

/** A name as a form gives it; the register writes an absent forename as an empty one. */
export type PersonName = Pick<Person, 'title' | 'forename' | 'otherForenames' | 'surname'>;

export function readName(element: XmlElement | undefined): PersonName {
  const title = textAt(element, 'Title');
  const otherForenames = textAt(element, 'OtherForenames');
  return {
    ...(title && { title }),
    forename: textAt(element, 'Forename') ?? '',
    ...(otherForenames && { otherForenames }),
    surname: textAt(element, 'Surname') ?? '',
  };
}

/** What a form says of a person beside the name: what it leaves out is absent. */
export interface PersonDetails {
  service?: ServiceAddress | undefined;
  home?: HomeAddress | undefined;
  nationality?: string;
  countryOfResidence?: string;
}

export function readPersonDetails(element: XmlElement | undefined): PersonDetails {
  const service = findChild(element, 'ServiceAddress');
  const home = findChild(element, 'ResidentialAddress');
  return {
    ...(service !== undefined && { service: readServiceAddress(service) }),
    ...(home !== undefined && { home: readHomeAddress(home) }),
    ...findTexts(element, { nationality: 'Nationality', countryOfResidence: 'CountryOfResidence' }),
  };
}

/** The details as the register holds them; `held` is the service address so far. */
export function toPersonFacts(
  { service, home, ...texts }: PersonDetails,
  { registeredOffice = {} }: Company,
  held: Address = {},
): Partial<Person> {
  const serviceAddress = service === 'registered-office' ? registeredOffice : service;
  const residentialAddress = home === 'service-address' ? (serviceAddress ?? held) : home;
  return {
    ...texts,
    ...(serviceAddress !== undefined && { serviceAddress }),
    ...(residentialAddress !== undefined && { residentialAddress }),
  };
}

/** Name without title, as names are compared. */
export function fullName({ forename, otherForenames, surname }: Omit<PersonName, 'title'>): string {
  return [forename, otherForenames, surname]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .toUpperCase();
}

/** Name with other forenames, and date of birth, as on the register. */
export function isSamePerson(
  given: Omit<PersonName, 'title'> & Pick<Person, 'dateOfBirth'>,
  held: Person,
): boolean {
  return given.dateOfBirth === held.dateOfBirth && fullName(given) === fullName(held);
}

const reject = defineRejections({
  wrongPersonalCode: [
    '20120',
    'The identity verification details provided for the director {} were not correct',
  ],
});

export function rejectIdentity(name: string, instance = 1): Rejection {
  return reject('wrongPersonalCode', { value: name, instance });
}
