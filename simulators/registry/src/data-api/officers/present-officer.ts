import type { Company, CorporateIdentification, Officer } from '../../register/company.ts';
import { presentAddress } from '../present-address.ts';
import { presentBirth, presentVerification } from '../present-person.ts';
import { toSnakeCase } from '../snake-case.ts';

/** Lists drop these titles from names. */
const ordinaryTitles = new Set(['mr', 'mrs', 'miss', 'ms', 'master']);

/** An appointment as its company's list shows it. */
export function presentOfficer(officer: Officer, companyNumber: string) {
  const { person, corporate, appointedBefore, principalOffice, contactName, verification } = officer;
  const isOld = appointedBefore !== undefined;
  return {
    ...presentAppointment(officer),
    name: presentListedName(officer),
    appointed_before: appointedBefore,
    is_pre_1992_appointment: isOld || undefined,
    date_of_birth: presentBirth(person),
    former_names: person?.formerNames,
    identification: corporate?.identification && presentIdentification(corporate.identification),
    principal_office_address: principalOffice && presentAddress(principalOffice),
    responsibilities: officer.responsibilities,
    contact_details: contactName === undefined ? undefined : { contact_name: contactName },
    identity_verification_details: verification && presentVerification(verification),
    links: {
      // Old appointments are listed without a page of their own.
      self: isOld ? undefined : `/company/${companyNumber}/appointments/${officer.id}`,
      officer: { appointments: `/officers/${officer.officerId}/appointments` },
    },
  };
}

/** Without the country, which is given of people with significant control only. */
function presentIdentification({
  type,
  countryRegistered: _country,
  ...registration
}: CorporateIdentification) {
  return { identification_type: type, ...toSnakeCase(registration) };
}

/** The same appointment as its holder's list shows it. */
export function presentAppointmentOfPerson({ officer, company }: { officer: Officer; company: Company }) {
  const { person, appointedBefore } = officer;
  return {
    ...presentAppointment(officer),
    name: presentNaturalName(officer),
    name_elements: person && {
      title: person.title,
      forename: person.forename,
      other_forenames: person.otherForenames,
      surname: person.surname.toUpperCase(),
    },
    appointed_to: {
      company_number: company.number,
      company_name: company.name,
      company_status: company.status,
    },
    appointed_before: appointedBefore,
    is_pre_1992_appointment: appointedBefore !== undefined || undefined,
    links: { company: `/company/${company.number}` },
  };
}

function presentAppointment({ role, appointedOn, resignedOn, person, corporate }: Officer) {
  const address = person?.serviceAddress ?? corporate?.address;
  return {
    officer_role: role,
    appointed_on: appointedOn,
    resigned_on: resignedOn,
    address: address && presentAddress(address),
    nationality: person?.nationality,
    occupation: person?.occupation,
    country_of_residence: person?.countryOfResidence,
  };
}

type Named = Pick<Officer, 'person' | 'corporate'>;

/** `SURNAME, Forename Other, Title`. */
function presentListedName({ person, corporate }: Named): string {
  if (person === undefined) return corporate?.name ?? '';
  const { title, forename, otherForenames, surname } = person;
  const given = [forename, otherForenames].filter(Boolean).join(' ');
  const isOrdinary = title === undefined || ordinaryTitles.has(title.toLowerCase());
  return [surname.toUpperCase(), given, ...(isOrdinary ? [] : [title])].join(', ');
}

/** `Forename Other SURNAME`. */
export function presentNaturalName({ person, corporate }: Named): string {
  if (person === undefined) return corporate?.name ?? '';
  return [person.forename, person.otherForenames, person.surname.toUpperCase()].filter(Boolean).join(' ');
}
