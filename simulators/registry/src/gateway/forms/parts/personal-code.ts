import type { Person } from '../../../register/company.ts';
import type { CompanyRegister } from '../../../register/company-register.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { isSamePerson, type PersonName } from './people.ts';
import { defineRejections } from './rejections.ts';

/** In the words of the registry's service for people with significant control. */
const reject = defineRejections({
  unknown: ['20531', 'UVID is not recognised'],
  expired: ['20532', 'UVID has expired'],
  otherDetails: ['20533', 'The details linked to this personal code do not match the details on our records'],
  otherForenames: ['20534', 'Forename(s) do not match: a name mismatch reason must be provided'],
  otherSurname: ['20535', 'Surname does not match: a name mismatch reason must be provided'],
});

interface GivenIdentity {
  person: PersonName & Pick<Person, 'dateOfBirth'>;
  personalCode: string;
  nameMismatchReason?: string | undefined;
}

/**
 * A personal code is one person's, whatever the company, and a person has one code. A code that nobody on the register
 * has cannot be compared with anything, unless that person is known to have another.
 */
export function findCodeFault(
  { person, personalCode, nameMismatchReason }: GivenIdentity,
  { register, today }: { register: CompanyRegister; today: string },
): Rejection | undefined {
  const known = register.findPeople().filter((held) => held.personalCode !== undefined);
  const holders = known.filter((held) => held.personalCode === personalCode);
  const hasOther = known.some((held) => held.personalCode !== personalCode && isSamePerson(person, held));
  if (hasOther && holders.length === 0) return reject('unknown');
  if (hasOther || holders.some(({ dateOfBirth }) => dateOfBirth !== person.dateOfBirth)) {
    return reject('otherDetails');
  }
  if (register.hasCodeExpired(personalCode, today)) return reject('expired');
  if (nameMismatchReason !== undefined) return undefined;
  if (holders.some((held) => forenamesOf(held) !== forenamesOf(person))) return reject('otherForenames');
  const isOtherSurname = holders.some(
    ({ surname }) => surname.toUpperCase() !== person.surname.toUpperCase(),
  );
  return isOtherSurname ? reject('otherSurname') : undefined;
}

function forenamesOf({ forename, otherForenames = '' }: PersonName): string {
  return `${forename} ${otherForenames}`.trim().toUpperCase();
}
