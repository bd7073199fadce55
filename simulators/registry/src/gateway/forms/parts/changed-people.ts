import type { Company, Person } from '../../../register/company.ts';
import { findChild, type XmlElement } from '../../../xml/xml-element.ts';
import { type PersonDetails, type PersonName, readName, readPersonDetails, toPersonFacts } from './people.ts';

/** What is new about a person: only what changes is there. */
export interface PersonChange extends PersonDetails {
  name?: PersonName;
}

export function readPersonChange(change: XmlElement | undefined): PersonChange {
  const name = findChild(change, 'Name');
  return { ...(name !== undefined && { name: readName(name) }), ...readPersonDetails(change) };
}

export function changePerson(person: Person, { name, ...details }: PersonChange, company: Company): Person {
  const { title: _title, otherForenames: _others, ...nameless } = person;
  return {
    // A new name is the whole name.
    ...(name === undefined ? person : { ...nameless, ...name }),
    ...toPersonFacts(details, company, person.serviceAddress),
  };
}
