import { plusYears } from '../../../register/days.ts';
import type { CompanyRegister } from '../../../register/company-register.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import type { NewPerson } from '../parts/new-people.ts';
import {
  findDayFault,
  findKindFault,
  findNationalityFault,
  findPostcodeFault,
  rejectOfficer,
} from '../parts/officer-rejections.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { fullName, isSamePerson, rejectIdentity } from '../parts/people.ts';
import type { Appointment } from './read-appointment.ts';

export function findAppointmentFault(facts: FormCase<Appointment>): Rejection | undefined {
  const { company, content, today, register } = facts;
  const { kind, appointedOn, consents, person, corporate } = content;
  return (
    findKindFault(company, kind) ??
    findDayFault(company, appointedOn, today) ??
    (consents ? undefined : rejectOfficer('noConsent', { value: nameOfOfficer(content) })) ??
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
