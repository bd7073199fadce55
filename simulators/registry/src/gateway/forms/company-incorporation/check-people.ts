import type { OfficerKind } from '../../../register/officer-kind.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { findProtectedFault } from '../parts/control-rejections.ts';
import { findNewControllerFault } from '../parts/new-controllers.ts';
import { findNewOfficerFault, type NewOfficer } from '../parts/new-officers.ts';
import type { NewPerson } from '../parts/new-people.ts';
import { findKindFault } from '../parts/officer-rejections.ts';
import { fullName, rejectIdentity } from '../parts/people.ts';
import { defineRejections } from '../parts/rejections.ts';
import type { CompanyKind } from './company-kinds.ts';
import type { Incorporation } from './read-incorporation.ts';

const reject = defineRejections({
  tooFewDirectors: ['20711', 'A company must have at least one director'],
  tooFewOfPublic: ['20712', 'A public company must have at least two directors'],
  noSecretary: ['20713', 'A public company must have a secretary'],
  noNaturalPerson: ['20714', 'At least one director must be a natural person'],
  tooFewMembers: ['20715', 'A limited liability partnership must have at least two members'],
  tooFewDesignated: ['20716', 'At least two members must be designated'],
  notAllDesignated: ['20717', 'Every member must be designated'],
});

export function findPeopleFault(facts: FormCase<Incorporation>): Rejection | undefined {
  return (
    findNumberFault(facts.content) ??
    findOfficerFault(facts) ??
    findControllerFault(facts) ??
    findSharedCode(facts.content)
  );
}

function findNumberFault({ kind, officers }: Incorporation): Rejection | undefined {
  const list = (wanted: OfficerKind) => officers.filter((officer) => officer.kind === wanted);
  if (kind === 'LLP' || kind === 'LLPDES') return findPartnerFault(kind, list('Member'));
  return (
    findDirectorFault(kind, list('Director')) ??
    (kind === 'PLC' && list('Secretary').length === 0 ? reject('noSecretary') : undefined)
  );
}

/** Limited Liability Partnerships Act 2000, sections 2 and 8. */
function findPartnerFault(kind: 'LLP' | 'LLPDES', members: NewOfficer[]): Rejection | undefined {
  const designated = members.filter(({ isDesignated }) => isDesignated);
  if (members.length < 2) return reject('tooFewMembers');
  if (kind === 'LLP') return designated.length < 2 ? reject('tooFewDesignated') : undefined;
  return designated.length < members.length ? reject('notAllDesignated') : undefined;
}

/** Companies Act 2006, sections 154, 155 and 271. */
function findDirectorFault(kind: CompanyKind, directors: NewOfficer[]): Rejection | undefined {
  if (directors.length === 0) return reject('tooFewDirectors');
  if (kind === 'PLC' && directors.length < 2) return reject('tooFewOfPublic');
  return directors.every(({ person }) => person === undefined) ? reject('noNaturalPerson') : undefined;
}

function findOfficerFault({ company, content, register }: FormCase<Incorporation>): Rejection | undefined {
  const appointedOn = company.incorporatedOn;
  return findFirst(
    content.officers,
    (officer) =>
      findKindFault(company, officer.kind) ?? findNewOfficerFault(officer, { register, appointedOn }),
  );
}

function findControllerFault(facts: FormCase<Incorporation>): Rejection | undefined {
  return findFirst(
    facts.content.controllers,
    (controller) => findProtectedFault(controller.kind) ?? findNewControllerFault(controller, facts),
  );
}

/** With the place in the form of whom it is about. */
function findFirst<One>(
  all: readonly One[],
  findFault: (one: One) => Rejection | undefined,
): Rejection | undefined {
  for (const [place, one] of all.entries()) {
    const fault = findFault(one);
    if (fault !== undefined) return { ...fault, instance: place + 1 };
  }
  return undefined;
}

/** Nobody is on a register yet to compare with: a code still belongs to one person, and a person has one code. */
function findSharedCode({ officers, controllers }: Incorporation): Rejection | undefined {
  const people = [...officers, ...controllers]
    .map(({ person }) => person)
    .filter((person): person is NewPerson => person?.personalCode !== undefined);
  const wrong = people.find((person, place) =>
    people.slice(0, place).some((other) => {
      const isSame = other.dateOfBirth === person.dateOfBirth && areSameNames(other, person);
      return (other.personalCode === person.personalCode) !== isSame;
    }),
  );
  return wrong && rejectIdentity(fullName(wrong));
}

/** A name that differs from the verified one says so. */
function areSameNames(one: NewPerson, other: NewPerson): boolean {
  const isExplained = [one, other].some(({ nameMismatchReason }) => nameMismatchReason !== undefined);
  return fullName(one) === fullName(other) || (isExplained && one.personalCode === other.personalCode);
}
