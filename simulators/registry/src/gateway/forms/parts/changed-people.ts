import type { Company, Person } from '../../../register/company.ts';
import { findChild, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type HomeAddress, readHomeAddress, readServiceAddress, type ServiceAddress } from './addresses.ts';
import { type PersonName, readName } from './people.ts';

/** What is new about a person: only what changes is there. */
export interface PersonChange {
  name?: PersonName;
  service?: ServiceAddress;
  home?: HomeAddress;
  nationality?: string;
  countryOfResidence?: string;
}

export function readPersonChange(change: XmlElement | undefined): PersonChange {
  const name = findChild(change, 'Name');
  const service = findChild(change, 'ServiceAddress');
  const home = findChild(change, 'ResidentialAddress');
  return {
    ...(name !== undefined && { name: readName(name) }),
    ...(service !== undefined && { service: readServiceAddress(service) }),
    ...(home !== undefined && { home: readHomeAddress(home) }),
    ...readTexts(change, { nationality: 'Nationality', countryOfResidence: 'CountryOfResidence' }),
  };
}

/** The texts that are there, by the member that each becomes. */
export function readTexts(
  element: XmlElement | undefined,
  names: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries(names).map(([member, name]) => [member, textAt(element, name)]);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}

export function changePerson(
  person: Person,
  change: PersonChange,
  { registeredOffice = {} }: Company,
): Person {
  const { name, service, home, nationality, countryOfResidence } = change;
  const { title: _title, otherForenames: _others, ...nameless } = person;
  const serviceAddress = service === 'registered-office' ? registeredOffice : service;
  const residence = home === 'service-address' ? (serviceAddress ?? person.serviceAddress) : home;
  return {
    // A new name is the whole name.
    ...(name === undefined ? person : { ...nameless, ...name }),
    ...(serviceAddress !== undefined && { serviceAddress }),
    ...(residence !== undefined && { residentialAddress: residence }),
    ...(nationality !== undefined && { nationality }),
    ...(countryOfResidence !== undefined && { countryOfResidence }),
  };
}
