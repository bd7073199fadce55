import type { Company, CorporateBody, Officer, Person } from '../../register/company.ts';
import { kindOfOfficer, type OfficerKind } from '../../register/officer-kind.ts';
import type { Content } from '../../xml/write-xml.ts';
import { writeAddress, writeServiceAddress } from './write-address.ts';

export interface Dataset {
  company: Company;
  madeUpDate: string;
  quirks: boolean;
}

/** Those in office at the made-up date, and those who left since the last statement, by kind. */
export function writeOfficers(dataset: Dataset): Content {
  const { company, madeUpDate } = dataset;
  const since = company.confirmation?.lastMadeUpTo ?? '';
  const officers = company.officers.filter(
    ({ appointedOn = '', resignedOn = '9999-12-31' }) => appointedOn <= madeUpDate && resignedOn > since,
  );
  const write = (kind: OfficerKind) =>
    officers
      .filter((officer) => kindOfOfficer(officer) === kind)
      .map((officer) => writeOfficer(officer, kind, dataset));
  return { Director: write('Director'), Secretary: write('Secretary'), Member: write('Member') };
}

function writeOfficer(officer: Officer, kind: OfficerKind, dataset: Dataset): Content {
  const { person, corporate, role, resignedOn } = officer;
  return {
    Person: person && writePerson(person, kind, dataset),
    Corporate: corporate && writeCorporate(corporate, dataset),
    ...(kind === 'Member'
      ? { DesignatedInd: role.includes('designated') }
      : { AppointmentDate: writeAppointmentDate(officer, dataset), ResignationDate: resignedOn }),
  };
}

/** A day that nobody knows is 1 January of the year 1. */
function writeAppointmentDate({ appointedOn, appointedBefore }: Officer, { quirks }: Dataset): string {
  return appointedOn ?? (quirks ? undefined : appointedBefore) ?? '0001-01-01';
}

function writePerson(person: Person, kind: OfficerKind, { company, quirks }: Dataset): Content {
  const formerNames = person.formerNames?.map(({ forenames, surname }) => ({
    Forename: forenames || undefined,
    Surname: surname,
  }));
  const isSecretary = kind === 'Secretary';
  return {
    ...writeName(person),
    ServiceAddress: writeServiceAddress(person.serviceAddress, company.registeredOffice, { quirks }),
    ...(!isSecretary && {
      DOB: person.dateOfBirth ?? '0001-01-01',
      Nationality: kind === 'Director' ? (person.nationality ?? 'British') : undefined,
      // Gone from the schema in November 2025, still met in answers.
      Occupation: quirks ? person.occupation : undefined,
      CountryOfResidence: person.countryOfResidence,
    }),
    PreviousNames: kind === 'Member' ? undefined : formerNames,
    ...(!isSecretary && { ResidentialAddress: writeResidentialAddress(person, quirks) }),
  };
}

/** Middle names come as further forenames. */
export function writeName({ title, forename, otherForenames, surname }: Person) {
  const forenames = [forename, ...(otherForenames ?? '').split(/\s+/)].filter((name) => name !== '');
  return { Title: title, Forename: forenames, Surname: surname };
}

export function writeResidentialAddress({ residentialAddress }: Person, quirks: boolean) {
  return residentialAddress && { Address: writeAddress(residentialAddress, { quirks }) };
}

function writeCorporate(corporate: CorporateBody, { quirks }: Dataset): Content {
  return {
    CorporateName: corporate.name,
    Address: writeAddress(corporate.address, { quirks }),
    CompanyIdentification: writeIdentification(corporate, quirks),
  };
}

/** UK or NonUK in the schema; answers still say EEA and NonEEA (captured in 2018). */
function writeIdentification({ identification }: CorporateBody, quirks: boolean): Content | undefined {
  if (identification === undefined) return undefined;
  const { type, registrationNumber, placeRegistered, legalAuthority = '', legalForm = '' } = identification;
  const isHome = type === 'uk-limited-company' || (quirks && type === 'eea');
  const registration = { PlaceRegistered: placeRegistered, RegistrationNumber: registrationNumber };
  if (isHome)
    return quirks ? { EEA: registration } : { UK: { RegistrationNumber: registrationNumber ?? '' } };
  const foreign = { ...registration, LawGoverned: legalAuthority, LegalForm: legalForm };
  return quirks ? { NonEEA: foreign } : { NonUK: foreign };
}
