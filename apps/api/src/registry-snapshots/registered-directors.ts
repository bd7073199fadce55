import { type CivilDate, isAfter } from '@statbook/domain/dates';
import type { DirectorFacts } from '@statbook/domain/filing/confirmation-statement';
import type { RegisteredVerification } from '@statbook/domain/identity';
import type { IdentityVerification, PublicOfficer } from '@statbook/registry-client';
import { idOfLink, toCivilDate } from './present-company.ts';
import type { ProtectedPerson } from './protected-company-data.ts';

/** A director in office, with the full date of birth where the registry has opened it to us. */
export interface RegisteredDirector extends DirectorFacts {
  readonly dateOfBirth: CivilDate | undefined;
  /** As far as it is public. */
  readonly born: { readonly month: number; readonly year: number } | undefined;
}

const directorRoles = new Set([
  'director',
  'nominee-director',
  'corporate-director',
  'corporate-nominee-director',
]);

const secretaryRoles = new Set([
  'secretary',
  'nominee-secretary',
  'corporate-secretary',
  'corporate-nominee-secretary',
]);

/** Officers who have not left by `today`. */
export function officersInOffice(
  officers: readonly PublicOfficer[],
  today: CivilDate,
): readonly PublicOfficer[] {
  return officers.filter(({ resignedOn }) => {
    const leftOn = toCivilDate(resignedOn);
    return resignedOn === undefined || (leftOn !== undefined && isAfter(leftOn, today));
  });
}

/** The secretaries in office, corporate ones among them. */
export function secretariesOf(
  officers: readonly PublicOfficer[],
  today: CivilDate,
): readonly PublicOfficer[] {
  return officersInOffice(officers, today).filter(({ role }) => secretaryRoles.has(role ?? ''));
}

/** The directors in office; names and dates of birth come from the protected data where it has the person. */
export function toDirectors(
  officers: readonly PublicOfficer[],
  people: readonly ProtectedPerson[],
  today: CivilDate,
): readonly RegisteredDirector[] {
  const ids = new Map(officers.map((officer, place) => [officer, idOfLink(officer.self, place)]));
  return officersInOffice(officers, today)
    .filter(({ role }) => directorRoles.has(role ?? ''))
    .map((officer) => toDirector(officer, ids.get(officer) ?? officer.name, people));
}

function toDirector(
  officer: PublicOfficer,
  id: string,
  people: readonly ProtectedPerson[],
): RegisteredDirector {
  const isPerson = !officer.role?.startsWith('corporate');
  const held = isPerson ? findHeldPerson(officer, people) : undefined;
  const dateOfBirth = toCivilDate(held?.dateOfBirth);
  return {
    id,
    person: isPerson ? 'individual' : 'legal-entity',
    ...nameOnRegister(officer, held),
    hasDateOfBirth: dateOfBirth !== undefined,
    verification: toRegisteredVerification(officer.verification),
    dateOfBirth,
    born: officer.dateOfBirth,
  };
}

/** The same person among those whom the registry has opened to us. */
export function findHeldPerson(
  officer: Pick<PublicOfficer, 'nameParts' | 'dateOfBirth'>,
  people: readonly ProtectedPerson[],
): ProtectedPerson | undefined {
  return people.find((person) => isSamePerson(person, officer));
}

/** The name in its parts: as the gateway has it where it has told us, else taken out of the public list. */
export function nameOnRegister(officer: PublicOfficer, held: ProtectedPerson | undefined): Name {
  return held ? nameOf(held) : publicNameOf(officer);
}

/** The registry's dates of a verification, as far as they are dates. */
export function toRegisteredVerification(
  verification: IdentityVerification | undefined,
): RegisteredVerification | undefined {
  return (
    verification && {
      startsOn: toCivilDate(verification.startsOn),
      endsOn: toCivilDate(verification.endsOn),
      statementDueOn: toCivilDate(verification.statementDueOn),
    }
  );
}

type Name = Pick<DirectorFacts, 'title' | 'forename' | 'otherForenames' | 'surname'>;

function nameOf({ title, forename, otherForenames, surname }: ProtectedPerson): Name {
  return { title, forename, otherForenames, surname: surname ?? '' };
}

/** The public list runs the forenames together: the first word is the forename. */
function publicNameOf({ name, nameParts }: PublicOfficer): Name {
  if (nameParts === undefined) return { surname: name };
  const [forename, ...others] = nameParts.forenames?.split(/\s+/) ?? [];
  return {
    title: nameParts.title,
    forename,
    otherForenames: others.join(' ') || undefined,
    surname: nameParts.surname,
  };
}

function isSamePerson(
  person: ProtectedPerson,
  { nameParts, dateOfBirth }: Pick<PublicOfficer, 'nameParts' | 'dateOfBirth'>,
): boolean {
  const isSameName =
    fullName(person.forename, person.otherForenames, person.surname) ===
    fullName(nameParts?.forenames, nameParts?.surname);
  const [year, month] = (person.dateOfBirth ?? '').split('-').map(Number);
  const isOtherBirth =
    person.dateOfBirth !== undefined &&
    dateOfBirth !== undefined &&
    (dateOfBirth.year !== year || dateOfBirth.month !== month);
  return isSameName && !isOtherBirth;
}

function fullName(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').toUpperCase();
}
