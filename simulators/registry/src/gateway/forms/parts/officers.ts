import type {
  Company,
  CorporateBody,
  CorporateIdentification,
  Officer,
  OfficerRole,
} from '../../../register/company.ts';
import type { NewFiling } from '../../../register/company-register.ts';
import { kindOfOfficer, type OfficerKind } from '../../../register/officer-kind.ts';
import { findAt, findChild, findTexts, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { readAddress } from './addresses.ts';
import { nameForCompany } from './form-names.ts';
import { fullName, type PersonName, readName } from './people.ts';

/** An officer as a form names somebody who is on the register. */
export interface NamedOfficer {
  kind: OfficerKind;
  corporateName?: string;
  person?: PersonName & { dateOfBirth?: string };
}

const kinds: readonly OfficerKind[] = ['Director', 'Secretary', 'Member'];

/** The element of the officer: exactly one by the shape of each form. */
export function findOfficerElement(form: XmlElement): { kind: OfficerKind; element: XmlElement } {
  for (const kind of kinds) {
    const element = findChild(form, kind);
    if (element !== undefined) return { kind, element };
  }
  throw new Error(`No officer in ${form.name}`);
}

/** Surname first, and the date of birth of all but secretaries; or the name of a corporate body. */
export function readNamedOfficer(kind: OfficerKind, element: XmlElement): NamedOfficer {
  const corporateName = textAt(element, 'CorporateName') ?? textAt(element, 'Corporate', 'CorporateName');
  if (corporateName !== undefined) return { kind, corporateName };
  const person = findChild(element, 'Person');
  const dateOfBirth = textAt(person, 'DOB')?.slice(0, 10);
  return { kind, person: { ...readName(person), ...(dateOfBirth !== undefined && { dateOfBirth }) } };
}

/** Everybody of that kind with that name, and that date of birth where the form gives one; those who left included. */
export function findOfficers(company: Company, { kind, corporateName, person }: NamedOfficer): Officer[] {
  return company.officers.filter((officer) => {
    if (kindOfOfficer(officer) !== kind) return false;
    if (corporateName !== undefined) {
      return officer.corporate?.name.toUpperCase() === corporateName.toUpperCase();
    }
    const held = officer.person;
    if (held === undefined || person === undefined || fullName(held) !== fullName(person)) return false;
    return person.dateOfBirth === undefined || person.dateOfBirth === held.dateOfBirth;
  });
}

export function isServing({ resignedOn }: Officer, today: string): boolean {
  return resignedOn === undefined || resignedOn > today;
}

/** The officer in office whom a form names. */
export function findServing(company: Company, named: NamedOfficer, today: string): Officer | undefined {
  return findOfficers(company, named).find((officer) => isServing(officer, today));
}

const roles: Record<string, { person: OfficerRole; corporate: OfficerRole }> = {
  Director: { person: 'director', corporate: 'corporate-director' },
  Secretary: { person: 'secretary', corporate: 'corporate-secretary' },
  Member: { person: 'llp-member', corporate: 'corporate-llp-member' },
  DesignatedMember: { person: 'llp-designated-member', corporate: 'corporate-llp-designated-member' },
};

export function findRole(
  kind: OfficerKind,
  { isDesignated, corporate }: { isDesignated: boolean; corporate?: unknown },
): OfficerRole {
  const role = roles[isDesignated ? 'DesignatedMember' : kind];
  if (role === undefined) throw new Error(`No officers are called ${kind}`);
  return corporate === undefined ? role.person : role.corporate;
}

/** What a form says of a corporate body. */
export function readBody(body: XmlElement | undefined): Partial<CorporateBody> {
  const address = findChild(body, 'Address');
  const identification = readIdentification(body);
  return {
    ...findTexts(body, { name: 'CorporateName' }),
    ...(address !== undefined && { address: readAddress(address) }),
    ...(identification !== undefined && { identification }),
  };
}

/** A body in the United Kingdom has a number only; another has the law that governs it and its form. */
function readIdentification(body: XmlElement | undefined): CorporateIdentification | undefined {
  const identification = findAt(body, 'CompanyIdentification');
  const home = findChild(identification, 'UK');
  const element = home ?? findChild(identification, 'NonUK');
  if (element === undefined) return undefined;
  return {
    type: home === undefined ? 'other-corporate-body-or-firm' : 'uk-limited-company',
    ...findTexts(element, {
      placeRegistered: 'PlaceRegistered',
      registrationNumber: 'RegistrationNumber',
      legalAuthority: 'LawGoverned',
      legalForm: 'LegalForm',
    }),
  };
}

/** As the filing history names an officer. */
export function nameOfOfficer({
  person,
  corporate,
}: {
  person?: PersonName | undefined;
  corporate?: Pick<CorporateBody, 'name'> | undefined;
}): string {
  if (person === undefined) return corporate?.name ?? '';
  return [person.title, person.forename, person.otherForenames, person.surname].filter(Boolean).join(' ');
}

const numbers = {
  AP: { Director: ['01', '02'], Secretary: ['03', '04'], Member: ['01', '02'] },
  TM: { Director: ['01', '01'], Secretary: ['02', '02'], Member: ['01', '01'] },
  CH: { Director: ['01', '02'], Secretary: ['03', '04'], Member: ['01', '02'] },
} as const;

interface OfficerFiling {
  form: keyof typeof numbers;
  kind: OfficerKind;
  isCorporate: boolean;
  name: string;
  /** The day of the event, and what the description calls it. */
  day: string;
  received: string;
}

/** The item of the filing history for a notice about an officer. */
export function describeOfficerNotice(company: Company, filing: OfficerFiling): NewFiling {
  const { form, kind, isCorporate, name, day, received } = filing;
  const { dateName, subcategory, description } = wording[form]({
    body: isCorporate ? 'corporate' : 'person',
    role: kind.toLowerCase(),
    isMember: kind === 'Member',
  });
  // The registry's own list files CH04 under another subcategory than its sisters.
  const isOdd = form === 'CH' && kind === 'Secretary' && isCorporate;
  return nameForCompany(company, {
    type: `${form}${numbers[form][kind][isCorporate ? 1 : 0]}`,
    category: 'officers',
    subcategory: isOdd ? 'officers' : subcategory,
    date: received,
    actionDate: day,
    description,
    descriptionValues: { officer_name: name, [dateName]: day },
    pages: 2,
  });
}

/** The same for an officer whom the form names; the register may hold the name otherwise. */
export function describeNamedNotice(company: Company, { named, officer, ...filing }: NamedFiling): NewFiling {
  const { kind, corporateName } = named;
  const name = officer === undefined ? (corporateName ?? nameOfOfficer(named)) : nameOfOfficer(officer);
  return describeOfficerNotice(company, { ...filing, kind, isCorporate: corporateName !== undefined, name });
}

interface NamedFiling extends Pick<OfficerFiling, 'form' | 'day' | 'received'> {
  named: NamedOfficer;
  officer: Officer | undefined;
}

interface Words {
  body: string;
  role: string;
  isMember: boolean;
}

/** The keys differ for members of an LLP by more than the body's name. */
const wording = {
  AP: ({ body, role, isMember }: Words) => ({
    dateName: 'appointment_date',
    subcategory: 'appointments',
    description: `appoint-${body}-${role}-company-with-${isMember ? 'appointment' : 'name'}-date`,
  }),
  TM: ({ role }: Words) => ({
    dateName: 'termination_date',
    subcategory: 'termination',
    description: `termination-${role}-company-with-name-termination-date`,
  }),
  CH: ({ body, role, isMember }: Words) => ({
    dateName: 'change_date',
    subcategory: 'change',
    description: `change-${body}-${role}-company-with-${isMember ? 'name-' : ''}change-date`,
  }),
};
