import { plusYears } from '../../../register/days.ts';
import type { Company, CorporateBody, Officer } from '../../../register/company.ts';
import type { CompanyRegister } from '../../../register/company-register.ts';
import { makeOfficerId, makeRecordId } from '../../../register/ids.ts';
import type { OfficerKind } from '../../../register/officer-kind.ts';
import { findChild, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { type NewPerson, readNewPerson, toPerson } from './new-people.ts';
import { findNationalityFault, findPostcodeFault, rejectOfficer } from './officer-rejections.ts';
import { findOfficerElement, findRole, nameOfOfficer, readBody } from './officers.ts';
import { fullName, isSamePerson, rejectIdentity } from './people.ts';

/** An officer whom a form brings to the register, by an appointment or with the company itself. */
export interface NewOfficer {
  kind: OfficerKind;
  consents: boolean;
  isDesignated: boolean;
  person?: NewPerson;
  corporate?: CorporateBody;
}

export function readNewOfficer(form: XmlElement): NewOfficer {
  const { kind, element } = findOfficerElement(form);
  const person = findChild(element, 'Person');
  const corporate = findChild(element, 'Corporate');
  return {
    kind,
    consents: ['true', '1'].includes(getText(form, 'ConsentToAct')),
    isDesignated: textAt(element, 'DesignatedInd') === 'true',
    ...(person !== undefined && { person: readNewPerson(person) }),
    ...(corporate !== undefined && { corporate: { name: '', address: {}, ...readBody(corporate) } }),
  };
}

/** What is wrong with an officer who is appointed that day, whatever the company. */
export function findNewOfficerFault(
  officer: NewOfficer,
  { register, appointedOn }: { register: CompanyRegister; appointedOn: string },
): Rejection | undefined {
  const { consents, person, corporate } = officer;
  return (
    (consents ? undefined : rejectOfficer('noConsent', { value: nameOfOfficer(officer) })) ??
    findPostcodeFault(corporate?.address) ??
    (person && findPersonFault(person, appointedOn)) ??
    (person && findIdentityFault(person, register))
  );
}

function findPersonFault(person: NewPerson, appointedOn: string): Rejection | undefined {
  return (
    (person.forename === '' ? rejectOfficer('noForename') : undefined) ??
    findAgeFault(person, appointedOn) ??
    findNationalityFault(person.nationality) ??
    findPostcodeFault(person.service, person.home)
  );
}

/** At least 16 (Companies Act 2006, section 157), and under 110 by the registry's own rule. */
function findAgeFault({ dateOfBirth }: NewPerson, appointedOn: string): Rejection | undefined {
  if (dateOfBirth === undefined) return undefined;
  if (plusYears(dateOfBirth, 16) > appointedOn) return rejectOfficer('underAge');
  return plusYears(dateOfBirth, 110) <= appointedOn ? rejectOfficer('overAge') : undefined;
}

/**
 * A personal code is one person's, whatever the company, and a person has one code. Codes of people who are on no register
 * yet cannot be compared with anything.
 */
function findIdentityFault(person: NewPerson, register: CompanyRegister): Rejection | undefined {
  const { personalCode, nameMismatchReason } = person;
  if (personalCode === undefined) return undefined;
  const isWrong = register.findPeople().some((held) => {
    if (held.personalCode === undefined) return false;
    if (held.personalCode !== personalCode) return isSamePerson(person, held);
    const isOtherName = fullName(held) !== fullName(person) && nameMismatchReason === undefined;
    return held.dateOfBirth !== person.dateOfBirth || isOtherName;
  });
  return isWrong ? rejectIdentity(fullName(person)) : undefined;
}

/** The officer as the register holds him; directors and members have given their verification with the form. */
export function toOfficer(
  officer: NewOfficer,
  { company, appointedOn, today }: { company: Company; appointedOn: string; today: string },
): Officer {
  const place = company.officers.length;
  const { kind, person, corporate } = officer;
  return {
    id: makeRecordId(company.number, 'appointment', place),
    officerId: makeOfficerId(company.number, place),
    role: findRole(kind, officer),
    appointedOn,
    ...(person !== undefined && { person: toPerson(person, company) }),
    ...(corporate !== undefined && { corporate }),
    ...(person?.personalCode !== undefined && { verification: { startOn: today, endOn: '9999-12-31' } }),
  };
}
