import type { Company, CorporateBody, Officer, Person } from '../../world/types.ts';
import { element, type Markup, optionalText, textElement } from '../xml/write-xml.ts';
import { writeAddress, writeServiceAddress } from './write-address.ts';

export interface Dataset {
  company: Company;
  madeUpDate: string;
  quirks: boolean;
}

/** Those in office at the made-up date, and those who left since the last statement. */
export function writeOfficers(dataset: Dataset): Markup {
  const { company, madeUpDate } = dataset;
  const since = company.confirmation?.lastMadeUpTo ?? '';
  const officers = company.officers.filter(
    ({ appointedOn = '', resignedOn = '9999-12-31' }) => appointedOn <= madeUpDate && resignedOn > since,
  );
  return element(
    'Officers',
    officers.map((officer) => writeOfficer(officer, dataset)),
  );
}

function writeOfficer(officer: Officer, dataset: Dataset): Markup | undefined {
  const kind = kindOf(officer);
  if (kind === undefined) return undefined;
  const details = officer.person
    ? element('Person', writePerson(officer.person, kind, dataset))
    : officer.corporate && element('Corporate', writeCorporate(officer.corporate, dataset));
  if (kind === 'Member') {
    const isDesignated = officer.role.includes('designated');
    return element(kind, [details, textElement('DesignatedInd', String(isDesignated))]);
  }
  return element(kind, [
    details,
    textElement('AppointmentDate', writeAppointmentDate(officer, dataset)),
    optionalText('ResignationDate', officer.resignedOn),
  ]);
}

type Kind = 'Director' | 'Secretary' | 'Member';

function kindOf({ role }: Officer): Kind | undefined {
  if (role.includes('llp')) return 'Member';
  if (role.endsWith('director')) return 'Director';
  return role.endsWith('secretary') ? 'Secretary' : undefined;
}

/** A day that nobody knows is 1 January of the year 1. */
function writeAppointmentDate({ appointedOn, appointedBefore }: Officer, { quirks }: Dataset): string {
  return appointedOn ?? (quirks ? undefined : appointedBefore) ?? '0001-01-01';
}

function writePerson(person: Person, kind: Kind, dataset: Dataset): Markup[] {
  const { company, quirks } = dataset;
  const serviceAddress = writeServiceAddress(person.serviceAddress, company.registeredOffice, { quirks });
  const name = writeName(person);
  const formerNames = (person.formerNames ?? []).map(({ forenames, surname }) =>
    element('PreviousNames', [optionalText('Forename', forenames), textElement('Surname', surname)]),
  );
  if (kind === 'Secretary') return [...name, serviceAddress, ...formerNames];
  return [
    ...name,
    serviceAddress,
    textElement('DOB', person.dateOfBirth ?? '0001-01-01'),
    ...(kind === 'Director' ? [textElement('Nationality', person.nationality ?? 'British')] : []),
    // Gone from the schema in November 2025, still met in answers.
    ...(quirks ? [optionalText('Occupation', person.occupation)] : []),
    optionalText('CountryOfResidence', person.countryOfResidence),
    ...(kind === 'Director' ? formerNames : []),
    writeResidentialAddress(person, quirks),
  ].filter((part) => part !== undefined);
}

/** Middle names come as further forenames. */
export function writeName({ title, forename, otherForenames, surname }: Person): Markup[] {
  const forenames = [forename, ...(otherForenames ?? '').split(/\s+/)].filter((name) => name !== '');
  return [
    ...(title === undefined ? [] : [textElement('Title', title)]),
    ...forenames.map((name) => textElement('Forename', name)),
    textElement('Surname', surname),
  ];
}

export function writeResidentialAddress({ residentialAddress }: Person, quirks: boolean): Markup | undefined {
  if (residentialAddress === undefined) return undefined;
  return element('ResidentialAddress', [element('Address', writeAddress(residentialAddress, { quirks }))]);
}

function writeCorporate(corporate: CorporateBody, { quirks }: Dataset): (Markup | undefined)[] {
  return [
    textElement('CorporateName', corporate.name),
    element('Address', writeAddress(corporate.address, { quirks })),
    writeIdentification(corporate, quirks),
  ];
}

/** UK or NonUK in the schema; answers still say EEA and NonEEA (captured in 2018). */
function writeIdentification({ identification }: CorporateBody, quirks: boolean): Markup | undefined {
  if (identification === undefined) return undefined;
  const { type, registrationNumber, placeRegistered, legalAuthority = '', legalForm = '' } = identification;
  const isHome = type === 'uk-limited-company' || (quirks && type === 'eea');
  const place = optionalText('PlaceRegistered', placeRegistered);
  const number = optionalText('RegistrationNumber', registrationNumber);
  if (isHome) {
    const content = quirks ? [place, number] : [textElement('RegistrationNumber', registrationNumber ?? '')];
    return element('CompanyIdentification', [element(quirks ? 'EEA' : 'UK', content)]);
  }
  const law = [textElement('LawGoverned', legalAuthority), textElement('LegalForm', legalForm)];
  return element('CompanyIdentification', [element(quirks ? 'NonEEA' : 'NonUK', [place, number, ...law])]);
}
