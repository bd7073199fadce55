import { readDate } from '../values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../xml-reader.ts';
import type {
  CorporateIdentification,
  LinkedAddress,
  RegisteredAddress,
  RegisteredCorporate,
  RegisteredLegalPerson,
  RegisteredName,
  RegisteredPerson,
} from './company-data.ts';

/** An address; undefined when no line of it holds anything (the gateway sends empty ones). */
export function readAddress(address: XmlElement | undefined): RegisteredAddress | undefined {
  const lines: RegisteredAddress = {
    careOf: findText(address, 'CareofName'),
    poBox: findText(address, 'PoBox'),
    premise: findText(address, 'Premise'),
    street: findText(address, 'Street'),
    thoroughfare: findText(address, 'Thoroughfare'),
    postTown: findText(address, 'PostTown'),
    county: findText(address, 'County'),
    country: findText(address, 'Country') ?? findText(address, 'OtherForeignCountry'),
    postcode: findText(address, 'Postcode'),
  };
  return Object.values(lines).some((line) => line !== undefined) ? lines : undefined;
}

/** A name; repeated forenames become the other forenames. */
export function readName(person: XmlElement | undefined): RegisteredName {
  const [forename, ...middle] = listChildren(person, 'Forename').map((each) => each.text);
  const others = [...middle, findText(person, 'OtherForenames') ?? ''].filter((each) => each !== '');
  return {
    title: findText(person, 'Title'),
    forename: forename || undefined,
    otherForenames: others.join(' ') || undefined,
    surname: findText(person, 'Surname'),
  };
}

/** A person with all that the registry holds about one. */
export function readPerson(person: XmlElement): RegisteredPerson {
  return {
    type: 'person',
    ...readName(person),
    serviceAddress: readLinkedAddress(findChild(person, 'ServiceAddress')),
    residentialAddress: readLinkedAddress(findChild(person, 'ResidentialAddress')),
    dateOfBirth: readDate(person, 'DOB'),
    nationality: findText(person, 'Nationality'),
    countryOfResidence: findText(person, 'CountryOfResidence'),
    occupation: findText(person, 'Occupation'),
    previousNames: listChildren(person, 'PreviousNames').map(readName),
  };
}

/** A corporate officer or PSC. */
export function readCorporate(corporate: XmlElement): RegisteredCorporate {
  return {
    type: 'corporate',
    name: findText(corporate, 'CorporateName'),
    address: readAddress(findChild(corporate, 'Address')),
    identification: readIdentification(corporate),
  };
}

/** A legal person among PSCs. */
export function readLegalPerson(legalPerson: XmlElement): RegisteredLegalPerson {
  const identification = findChild(legalPerson, 'LegalPersonIdentification');
  return {
    type: 'legal-person',
    name: findText(legalPerson, 'LegalPersonName'),
    address: readAddress(findChild(legalPerson, 'Address')),
    lawGoverned: findText(identification, 'LawGoverned'),
    legalForm: findText(identification, 'LegalForm'),
  };
}

/** The `true` elements come together with an address in some answers; the word goes before the address. */
function readLinkedAddress(linked: XmlElement | undefined): LinkedAddress | undefined {
  if (findText(linked, 'SameAsRegisteredOffice') === 'true') return { sameAs: 'registered-office' };
  if (findText(linked, 'SameAsServiceAddress') === 'true') return { sameAs: 'service-address' };
  const address = readAddress(findChild(linked, 'Address'));
  return address && { sameAs: undefined, address };
}

const IDENTIFICATION_KINDS: Readonly<Record<string, CorporateIdentification['kind']>> = {
  UK: 'uk',
  EEA: 'eea',
  NonUK: 'non-uk',
  NonEEA: 'non-uk',
};

/** Officers' identification lies one level deeper than PSCs', and its level names the kind. */
function readIdentification(corporate: XmlElement): CorporateIdentification | undefined {
  const ofPsc = findChild(corporate, 'PSCCompanyIdentification');
  const ofOfficer = findChild(corporate, 'CompanyIdentification')?.children[0];
  const identification = ofPsc ?? ofOfficer;
  if (!identification) return undefined;
  const text = (name: string) => findText(identification, name) ?? findText(identification, `PSC${name}`);
  return {
    kind: IDENTIFICATION_KINDS[identification.name] ?? 'non-uk',
    placeRegistered: text('PlaceRegistered'),
    registrationNumber: text('RegistrationNumber'),
    lawGoverned: text('LawGoverned'),
    legalForm: text('LegalForm'),
    countryOrState: text('CountryOrState'),
  };
}
