import type { Company, Officer, Person } from '../world/types.ts';
import { presentAddress } from './present-address.ts';
import {
  presentBirth,
  presentIdentification,
  presentNameElements,
  presentVerification,
} from './present-person.ts';
import { whenHeld, withoutUndefined } from './wire-members.ts';

/** Ordinary titles are dropped from the name that lists show. */
const droppedTitles = new Set(['mr', 'mrs', 'miss', 'ms', 'master']);

/** An appointment as its company's list shows it. */
export function presentOfficer(officer: Officer, companyNumber: string): Record<string, unknown> {
  const isOld = officer.appointedBefore !== undefined;
  const { identification } = officer.corporate ?? {};
  const { formerNames } = officer.person ?? {};
  return withoutUndefined<unknown>({
    ...presentAppointment(officer),
    name: presentListedName(officer),
    appointed_before: officer.appointedBefore,
    is_pre_1992_appointment: isOld || undefined,
    date_of_birth: presentBirth(officer.person),
    former_names: formerNames,
    identification: whenHeld(identification, presentIdentification),
    principal_office_address: whenHeld(officer.principalOffice, presentAddress),
    responsibilities: officer.responsibilities,
    contact_details: officer.contactName === undefined ? undefined : { contact_name: officer.contactName },
    identity_verification_details: whenHeld(officer.verification, presentVerification),
    links: {
      // Old appointments are listed without a page of their own.
      ...(!isOld && { self: `/company/${companyNumber}/appointments/${officer.id}` }),
      officer: { appointments: `/officers/${officer.officerId}/appointments` },
    },
  });
}

/** The same appointment as its holder's list shows it. */
export function presentAppointmentOfPerson(officer: Officer, company: Company): Record<string, unknown> {
  return withoutUndefined<unknown>({
    ...presentAppointment(officer),
    name: presentNaturalName(officer),
    name_elements: officer.person && presentNameElements(upperSurname(officer.person)),
    appointed_to: withoutUndefined({
      company_number: company.number,
      company_name: company.name,
      company_status: company.status,
    }),
    appointed_before: officer.appointedBefore,
    is_pre_1992_appointment: officer.appointedBefore !== undefined || undefined,
    links: { company: `/company/${company.number}` },
  });
}

function presentAppointment({ role, appointedOn, resignedOn, person, corporate }: Officer) {
  const address = person?.serviceAddress ?? corporate?.address;
  return {
    officer_role: role,
    appointed_on: appointedOn,
    resigned_on: resignedOn,
    address: whenHeld(address, presentAddress),
    nationality: person?.nationality,
    occupation: person?.occupation,
    country_of_residence: person?.countryOfResidence,
  };
}

/** `SURNAME, Forename Other, Title`. */
export function presentListedName({ person, corporate }: Pick<Officer, 'person' | 'corporate'>): string {
  if (person === undefined) return corporate?.name ?? '';
  const given = [person.forename, person.otherForenames].filter(Boolean).join(' ');
  const isDropped = person.title === undefined || droppedTitles.has(person.title.toLowerCase());
  return [person.surname.toUpperCase(), given, ...(isDropped ? [] : [person.title])].join(', ');
}

/** `Forename Other SURNAME`. */
export function presentNaturalName({ person, corporate }: Pick<Officer, 'person' | 'corporate'>): string {
  if (person === undefined) return corporate?.name ?? '';
  return [person.forename, person.otherForenames, person.surname.toUpperCase()].filter(Boolean).join(' ');
}

function upperSurname(person: Person): Person {
  return { ...person, surname: person.surname.toUpperCase() };
}
