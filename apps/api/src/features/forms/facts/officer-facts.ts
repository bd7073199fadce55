import type { CivilDate } from '@statbook/domain/dates';
import type { OfficerFacts } from '@statbook/domain/filing/forms';
import type { PublicOfficer } from '@statbook/registry-client';
import { idOfLink, toCivilDate } from '../../../registry-snapshots/present-company.ts';
import type { ProtectedPerson } from '../../../registry-snapshots/protected-company-data.ts';
import {
  findHeldPerson,
  nameOnRegister,
  officersInOffice,
} from '../../../registry-snapshots/registered-directors.ts';
import { publicToFiledAddress } from './filed-addresses.ts';

interface Officers {
  readonly officers: readonly PublicOfficer[];
  /** With the dates of birth that the registry has opened to us. */
  readonly people: readonly ProtectedPerson[];
  readonly today: CivilDate;
}

/** The officers in office, named as the gateway finds them. */
export function toOfficerFacts({ officers, people, today }: Officers): readonly OfficerFacts[] {
  const inOffice = new Set(officersInOffice(officers, today));
  return officers.flatMap((officer, place) =>
    inOffice.has(officer) ? [toFacts(officer, idOfLink(officer.self, place), people)] : [],
  );
}

function toFacts(officer: PublicOfficer, id: string, people: readonly ProtectedPerson[]): OfficerFacts {
  const isCorporate = officer.role?.startsWith('corporate') ?? false;
  const held = isCorporate ? undefined : findHeldPerson(officer, people);
  const name = nameOnRegister(officer, held);
  const { identification } = officer;
  return {
    id,
    role: roleOf(officer.role ?? ''),
    kind: isCorporate ? 'corporate' : 'person',
    fullName: [name.forename, name.otherForenames, name.surname].filter(Boolean).join(' '),
    title: name.title,
    forename: name.forename,
    otherForenames: name.otherForenames,
    surname: name.surname,
    appointedOn: toCivilDate(officer.appointedOn),
    dateOfBirth: toCivilDate(held?.dateOfBirth),
    born: officer.dateOfBirth,
    nationality: officer.nationality,
    countryOfResidence: officer.countryOfResidence,
    serviceAddress: publicToFiledAddress(officer.serviceAddress),
    identification: identification && {
      placeRegistered: identification.placeRegistered,
      registrationNumber: identification.registrationNumber,
      lawGoverned: identification.legalAuthority,
      legalForm: identification.legalForm,
    },
  };
}

function roleOf(role: string): OfficerFacts['role'] {
  if (role.includes('director')) return 'director';
  if (role.includes('secretary')) return 'secretary';
  if (role.includes('designated-member')) return 'designated-member';
  return role.includes('llp-member') ? 'member' : 'other';
}
