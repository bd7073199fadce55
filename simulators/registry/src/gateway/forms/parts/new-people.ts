import type { Company, Person } from '../../../register/company.ts';
import { findChild, findTexts, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type PersonDetails, type PersonName, readName, readPersonDetails, toPersonFacts } from './people.ts';

/** Somebody whom a form brings to the register. */
export interface NewPerson extends PersonName, PersonDetails, Identity, Pick<Person, 'dateOfBirth'> {
  formerNames?: NonNullable<Person['formerNames']>;
}

interface Identity extends Pick<Person, 'personalCode'> {
  /** Why the name differs from the one that was verified. */
  nameMismatchReason?: string;
}

export function readNewPerson(person: XmlElement): NewPerson {
  const { dateOfBirth } = findTexts(person, { dateOfBirth: 'DOB' });
  const formerNames = listChildren(person, 'PreviousNames').map((name) => ({
    forenames: textAt(name, 'Forename') ?? '',
    surname: textAt(name, 'Surname') ?? '',
  }));
  return {
    ...readName(person),
    ...readPersonDetails(person),
    ...readIdentity(person),
    ...(dateOfBirth !== undefined && { dateOfBirth: dateOfBirth.slice(0, 10) }),
    ...(formerNames.length > 0 && { formerNames }),
  };
}

/** The personal code in capitals, as it is kept, and why the name differs from the one that it stands for. */
export function readIdentity(element: XmlElement | undefined): Identity {
  const { code, ...reason } = findTexts(findChild(element, 'VerificationDetails'), {
    code: 'CompaniesHousePersonalCode',
    nameMismatchReason: 'NameMismatchReason',
  });
  return { ...reason, ...(code !== undefined && { personalCode: code.toUpperCase() }) };
}

export function toPerson(
  { service, home, nameMismatchReason: _reason, ...person }: NewPerson,
  company: Company,
): Person {
  return { ...person, serviceAddress: {}, ...toPersonFacts({ service, home }, company) };
}
