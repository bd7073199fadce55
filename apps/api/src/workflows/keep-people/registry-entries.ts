import { isVerifiedOffice } from '@statbook/domain/identity';
import type { BodyName, BodyRegistration, HumanName } from '@statbook/domain/people';
import type { PublicIdentification, PublicOfficer, PublicPsc } from '@statbook/registry-client';
import { idOfLink } from '../../registry-snapshots/present-company.ts';
import type { ProtectedPerson } from '../../registry-snapshots/protected-company-data.ts';
import { findHeldPerson } from '../../registry-snapshots/registered-directors.ts';
import { toOfficers, toPscs } from '../watch-register/picture-people.ts';
import { type BookedEntry, joined, toHeld, toParticulars } from './register-entry.ts';

type Held = readonly ProtectedPerson[];

/** The officers of a company, past ones too. */
export const officerEntries = (officers: readonly PublicOfficer[], people: Held): BookedEntry[] =>
  officers.map((officer) => toOfficerEntry(officer, people));

function toOfficerEntry(officer: PublicOfficer, people: Held): BookedEntry {
  const [shown] = toOfficers([officer]);
  const { role = 'officer', nameParts, resignedOn } = officer;
  return {
    register: 'officer',
    registerKey: keyOf(officer.self, [officer.name, role, officer.appointedOn]),
    role: shown?.role ?? role,
    heldFrom: officer.appointedOn ?? officer.appointedBefore ?? null,
    heldUntil: resignedOn ?? null,
    particulars: toParticulars(shown?.particulars ?? {}),
    compared: {
      name: officerName(officer),
      formerNames: formerNamesOf(officer),
      officerId: officerIdOf(officer.appointments),
      ...comparedOf(officer),
    },
    verification: officerVerification(officer),
    protection: 'none',
    held: toHeld(nameParts && findHeldPerson(officer, people)),
  };
}

const officerVerification = ({ role, resignedOn, verification = {} }: Verified) =>
  isVerifiedOffice(role) && resignedOn === undefined ? verification : null;

type Verified = Pick<PublicOfficer, 'role' | 'resignedOn'> & {
  readonly verification?: BookedEntry['verification'] | undefined;
};

const formerNamesOf = ({ formerNames, nameParts }: PublicOfficer): HumanName[] =>
  formerNames.map(({ forenames, surname }) => ({
    kind: 'human',
    forename: forenames,
    surname: surname ?? nameParts?.surname ?? '',
  }));

function officerName({ name, nameParts }: PublicOfficer): HumanName | BodyName {
  if (nameParts === undefined) return { kind: 'body', name };
  const { title, forenames, surname } = nameParts;
  return { kind: 'human', title, forename: forenames, surname };
}

/** The people with significant control of a company, past ones too. */
export const pscEntries = (pscs: readonly PublicPsc[], people: Held): BookedEntry[] =>
  pscs.map((psc) => (psc.kind === 'super-secure' ? toSecretEntry(psc) : toPscEntry(psc, people)));

function toPscEntry(psc: PublicPsc, people: Held): BookedEntry {
  const [shown] = toPscs([psc]);
  const verifies = psc.kind === 'individual' && !psc.isCeased && !psc.isBeneficialOwner;
  const name = pscName(psc);
  return {
    ...pscPlace(psc),
    particulars: toParticulars(shown?.particulars ?? {}),
    compared: { name, ...comparedOf(psc) },
    verification: verifies ? (psc.verification ?? {}) : null,
    protection: 'none',
    held: name.kind === 'human' ? toHeld(findHeldPerson(inOfficersWords(psc, name), people)) : undefined,
  };
}

/** Nothing about the person is told, nor guessed. */
const toSecretEntry = (psc: PublicPsc): BookedEntry => ({
  ...pscPlace(psc),
  particulars: [],
  compared: { name: { kind: 'human', surname: '' } },
  verification: null,
  protection: 'super-secure',
  held: undefined,
});

function pscPlace(psc: PublicPsc) {
  const [shown] = toPscs([psc]);
  return {
    register: 'psc' as const,
    registerKey: keyOf(psc.self, [psc.name, psc.kind, psc.notifiedOn]),
    role: shown?.role ?? 'Person with significant control',
    heldFrom: psc.notifiedOn ?? null,
    heldUntil: shown?.until ?? null,
  };
}

function pscName({ kind, name, nameParts }: PublicPsc): HumanName | BodyName {
  if (kind === 'corporate-entity' || kind === 'legal-person') return { kind: 'body', name: name ?? '' };
  const { title, forename, otherForenames, surname } = nameParts ?? {};
  return { kind: 'human', title, forename, otherForenames, surname: surname ?? name ?? '' };
}

/** The parts of a name by which the protected data is searched. */
const inOfficersWords = ({ dateOfBirth }: PublicPsc, { title, surname, ...name }: HumanName) => ({
  dateOfBirth,
  nameParts: { title, surname, forenames: joined(name.forename, name.otherForenames) },
});

function comparedOf(person: PublicOfficer | PublicPsc) {
  const { dateOfBirth, serviceAddress, principalOffice, identification } = person;
  return {
    birthMonth: dateOfBirth,
    postcode: (serviceAddress ?? principalOffice)?.postalCode,
    registration: registrationOf(identification),
  };
}

function registrationOf(identification: PublicIdentification | undefined): BodyRegistration | undefined {
  const { registrationNumber, countryRegistered, placeRegistered } = identification ?? {};
  if (!registrationNumber) return undefined;
  return { number: registrationNumber, country: countryRegistered, register: placeRegistered };
}

/** The registry's own id; where it gives none, what is known of the entry from its first day. */
const keyOf = (self: string | undefined, known: readonly (string | undefined)[]): string =>
  self === undefined ? known.filter(Boolean).join(' ') : idOfLink(self, 0);

/** `/officers/{id}/appointments`. */
const officerIdOf = (link: string | undefined): string | undefined =>
  /\/officers\/(?<id>[^/]+)\/appointments/.exec(link ?? '')?.groups?.['id'];
