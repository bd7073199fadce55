import type { Company, CorporateBody, Psc } from '../../../register/company.ts';
import { findAt, findChild, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { readAddress } from './addresses.ts';
import { fullName, type PersonName, readName } from './people.ts';

export type ControllerKind = 'individual' | 'super-secure' | 'corporate-entity' | 'legal-person';

/** Somebody in control as a form names who is on the register. */
export interface NamedController {
  kind: ControllerKind;
  /** Of a corporate body or a legal person. */
  bodyName?: string;
  person?: PersonName & { birth?: { year: number; month: number } };
}

const kinds: Record<string, ControllerKind> = {
  Individual: 'individual',
  SuperSecureIndividual: 'super-secure',
  Corporate: 'corporate-entity',
  LegalPerson: 'legal-person',
};

/** The element of whom a form is about: exactly one by the shape of each form. */
export function findControllerElement(form: XmlElement): { kind: ControllerKind; element: XmlElement } {
  for (const [name, kind] of Object.entries(kinds)) {
    const element = findChild(form, name);
    if (element !== undefined) return { kind, element };
  }
  throw new Error(`Nobody in ${form.name}`);
}

export function readNamedController(form: XmlElement): NamedController {
  const { kind, element } = findControllerElement(form);
  const bodyName = readBodyName(element);
  if (bodyName !== undefined) return { kind, bodyName };
  const [year, month] = ['Year', 'Month'].map((part) => textAt(element, 'PartialDOB', part));
  const birth = year === undefined ? undefined : { year: Number(year), month: Number(month) };
  return { kind, person: { ...readName(element), ...(birth !== undefined && { birth }) } };
}

export function readBodyName(element: XmlElement | undefined): string | undefined {
  return textAt(element, 'CorporateName') ?? textAt(element, 'LegalPersonName');
}

/** Everybody of that kind with that name, and that month of birth where the form gives one; who ceased included. */
export function findControllers(company: Company, { kind, bodyName, person }: NamedController): Psc[] {
  return company.pscs.filter((psc) => {
    if (psc.kind !== kind) return false;
    if (bodyName !== undefined) return psc.corporate?.name.toUpperCase() === bodyName.toUpperCase();
    const held = psc.person;
    if (held === undefined || person === undefined || fullName(held) !== fullName(person)) return false;
    const [year, month] = (held.dateOfBirth ?? '').split('-').map(Number);
    const { birth } = person;
    return birth === undefined || (birth.year === year && birth.month === month);
  });
}

/** The active one of them, once the checks have found that there is exactly one. */
export function findActive(company: Company, named: NamedController): Psc | undefined {
  return findControllers(company, named).find(({ ceasedOn }) => ceasedOn === undefined);
}

/** A body that is given with its address and the law that it is under. */
export function readControllingBody(element: XmlElement): CorporateBody {
  const identification = readControllerIdentification(element);
  return {
    name: readBodyName(element) ?? '',
    address: readAddress(findAt(element, 'Address')),
    ...(identification !== undefined && { identification }),
  };
}

const registration = {
  legalForm: 'LegalForm',
  legalAuthority: 'LawGoverned',
  placeRegistered: 'PSCPlaceRegistered',
  countryRegistered: 'CountryOrState',
  registrationNumber: 'PSCRegistrationNumber',
} as const;

export function readControllerIdentification(
  element: XmlElement | undefined,
): CorporateBody['identification'] {
  const identification =
    findChild(element, 'PSCCompanyIdentification') ?? findChild(element, 'LegalPersonIdentification');
  if (identification === undefined) return undefined;
  const texts = Object.entries(registration).map(([member, name]) => [member, textAt(identification, name)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}
