import type { Company, Officer, OfficerRole, Person } from '../../../register/company.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { StatementCase } from './statement-case.ts';
import type { VerifiedPerson } from './confirmation-statement.ts';
import { fullName, isSamePerson, rejectIdentity } from '../parts/people.ts';
import { reject } from './rejections.ts';

const rolesToVerify: OfficerRole[] = ['director', 'nominee-director', 'llp-member', 'llp-designated-member'];

type Director = Officer & { person: Person };

/** Every current director must be verified for this company, now or by the statement itself (section 7.3). */
export function findVerificationRejection(facts: StatementCase): Rejection | undefined {
  const directors = listDirectors(facts.company, facts.today);
  const named = facts.statement.verified;
  for (const [place, person] of named.entries()) {
    const rejection = checkPerson(person, { directors, today: facts.today, instance: place + 1 });
    if (rejection !== undefined) return rejection;
  }
  const left = directors.find(
    (director) =>
      !isVerified(director, facts.today) && !named.some((person) => isSamePerson(person, director.person)),
  );
  if (left === undefined) return undefined;
  const name = fullName(left.person);
  return facts.statement.withVerification
    ? reject('notNamed', { value: name })
    : reject('notVerified', { value: name });
}

/** Directors in office that day who are people, or the members of an LLP. */
export function listDirectors(company: Company, today: string): Director[] {
  return company.officers.filter(
    (officer): officer is Director =>
      officer.person !== undefined &&
      rolesToVerify.includes(officer.role) &&
      (officer.resignedOn === undefined || officer.resignedOn > today),
  );
}

export function isVerified({ verification }: Officer, today: string): boolean {
  const { startOn, endOn = '9999-12-31' } = verification ?? {};
  return startOn !== undefined && startOn <= today && today < endOn;
}

function checkPerson(
  person: VerifiedPerson,
  context: { directors: Director[]; today: string; instance: number },
): Rejection | undefined {
  const { directors, today, instance } = context;
  const name = fullName(person);
  const director = directors.find((one) => isSamePerson(person, one.person));
  if (director === undefined) return reject('noSuchDirector', { value: name, instance });
  if (isVerified(director, today)) return reject('alreadyVerified', { value: name, instance });
  const isRight = director.person.personalCode === person.personalCode.toUpperCase();
  return isRight ? undefined : rejectIdentity(name, instance);
}
