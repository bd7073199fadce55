import { readDate } from '../message/values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../message/xml-reader.ts';

/** An address in the words of the forms; undefined when no line of it holds anything (the gateway sends empty ones). */
export function readAddress(address: XmlElement | undefined) {
  const lines = {
    careOf: findText(address, 'CareofName'),
    poBox: findText(address, 'PoBox'),
    premise: findText(address, 'Premise'),
    street: findText(address, 'Street'),
    thoroughfare: findText(address, 'Thoroughfare'),
    postTown: findText(address, 'PostTown'),
    county: findText(address, 'County'),
    /** A code of the schema (GB-ENG, GBR, USA, …) or the name of another country. */
    country: findText(address, 'Country') ?? findText(address, 'OtherForeignCountry'),
    postcode: findText(address, 'Postcode'),
  };
  return Object.values(lines).some((line) => line !== undefined) ? lines : undefined;
}

export type RegisteredAddress = NonNullable<ReturnType<typeof readAddress>>;

/** A person's name; repeated forenames become the other forenames. */
export function readName(person: XmlElement | undefined) {
  const [forename, ...middle] = listChildren(person, 'Forename').map((each) => each.text);
  const others = [...middle, findText(person, 'OtherForenames') ?? ''].filter((each) => each !== '');
  return {
    title: findText(person, 'Title'),
    forename: forename || undefined,
    otherForenames: others.join(' ') || undefined,
    surname: findText(person, 'Surname'),
  };
}

export type RegisteredName = ReturnType<typeof readName>;

/** A person among officers or PSCs, with all that the registry holds about one. */
export function readPerson(person: XmlElement) {
  return {
    type: 'person' as const,
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

export type RegisteredPerson = ReturnType<typeof readPerson>;

/** A company or firm among officers or PSCs. */
export function readCorporate(corporate: XmlElement) {
  return {
    type: 'corporate' as const,
    name: findText(corporate, 'CorporateName'),
    address: readAddress(findChild(corporate, 'Address')),
    identification: readIdentification(corporate),
  };
}

export type RegisteredCorporate = ReturnType<typeof readCorporate>;

/** A government, authority or the like among PSCs. */
export function readLegalPerson(legalPerson: XmlElement) {
  const identification = findChild(legalPerson, 'LegalPersonIdentification');
  return {
    type: 'legal-person' as const,
    name: findText(legalPerson, 'LegalPersonName'),
    address: readAddress(findChild(legalPerson, 'Address')),
    lawGoverned: findText(identification, 'LawGoverned'),
    legalForm: findText(identification, 'LegalForm'),
  };
}

export type RegisteredLegalPerson = ReturnType<typeof readLegalPerson>;

/** An address, or the statement that it is another one; in some answers both come, and the statement counts. */
function readLinkedAddress(linked: XmlElement | undefined) {
  if (findText(linked, 'SameAsRegisteredOffice') === 'true') return { sameAs: 'registered-office' as const };
  if (findText(linked, 'SameAsServiceAddress') === 'true') return { sameAs: 'service-address' as const };
  const address = readAddress(findChild(linked, 'Address'));
  return address && { sameAs: undefined, address };
}

const identificationKinds: Readonly<Record<string, 'uk' | 'eea' | 'non-uk'>> = {
  UK: 'uk',
  EEA: 'eea',
  NonUK: 'non-uk',
  NonEEA: 'non-uk',
};

/** Officers' identification lies one level deeper than PSCs', and its level names the kind. */
function readIdentification(corporate: XmlElement) {
  const ofPsc = findChild(corporate, 'PSCCompanyIdentification');
  const ofOfficer = findChild(corporate, 'CompanyIdentification')?.children[0];
  const identification = ofPsc ?? ofOfficer;
  if (!identification) return undefined;
  const text = (name: string) => findText(identification, name) ?? findText(identification, `PSC${name}`);
  return {
    kind: identificationKinds[identification.name] ?? 'non-uk',
    placeRegistered: text('PlaceRegistered'),
    registrationNumber: text('RegistrationNumber'),
    lawGoverned: text('LawGoverned'),
    legalForm: text('LegalForm'),
    countryOrState: text('CountryOrState'),
  };
}
