import type {
  BandsHeld,
  ControlCapacity,
  FiledControl,
  FiledPscRegistration,
  RegisteredPsc,
} from '@statbook/domain/filing/forms';
import {
  element,
  optionalElement,
  textElement,
  type XmlChild,
  type XmlNode,
} from '../../message/xml-writer.ts';
import type { FieldChecker } from '../field-checker.ts';
import { writeIdentification } from '../officers/person-name.ts';

const SUFFIXES: Readonly<Record<ControlCapacity, string>> = { own: '', trust: '_AS_TRUST', firm: '_AS_FIRM' };

/** The natures of control of a company, or of a limited liability partnership, which has its own list. */
export function controlElement(check: FieldChecker, field: string, control: FiledControl): XmlNode {
  const isCompany = control.body === 'company';
  const natures = [
    ...banded(control.shares, isCompany ? 'OWNERSHIPOFSHARES' : 'RIGHTTOSHARESURPLUSASSETS'),
    ...banded(control.votes, 'VOTINGRIGHTS'),
    ...each(control.appointment, `RIGHTTOAPPOINTANDREMOVE${isCompany ? 'DIRECTORS' : 'MEMBERS'}`),
    ...each(control.influence, 'SIGINFLUENCECONTROL'),
  ];
  check.require(natures.length > 0, field, 'must have a nature of control');
  return element(
    isCompany ? 'NatureOfControls' : 'LLPNatureOfControls',
    natures.map((nature) => textElement('NatureOfControl', nature)),
  );
}

function banded(held: BandsHeld = {}, right: string): readonly string[] {
  return (['own', 'trust', 'firm'] as const).flatMap((capacity) => {
    const band = held[capacity];
    if (band === undefined) return [];
    return `${right}_${band.replaceAll('-', '').toUpperCase()}${SUFFIXES[capacity]}`;
  });
}

const each = (held: readonly ControlCapacity[] = [], right: string) =>
  held.map((capacity) => right + SUFFIXES[capacity]);

type BodyKind = 'corporate-entity' | 'legal-person';

/** The element of a kind of person in every form. */
export const PSC_ELEMENTS = {
  individual: 'Individual',
  'corporate-entity': 'Corporate',
  'legal-person': 'LegalPerson',
} as const satisfies Readonly<Record<RegisteredPsc['kind'], string>>;

/** The name of a body. */
export function bodyNameElement(
  check: FieldChecker,
  field: string,
  { kind, corporateName }: { kind: BodyKind; corporateName: string },
): XmlNode {
  const name = kind === 'legal-person' ? 'LegalPersonName' : 'CorporateName';
  return textElement(name, check.text(field, corporateName, 160));
}

/** Where a relevant legal entity is registered; of another registrable person, its law and form. */
export function pscRegistrationElement(
  check: FieldChecker,
  field: string,
  { kind, registration }: { kind: BodyKind; registration: FiledPscRegistration },
): XmlNode {
  const optional = (name: keyof FiledPscRegistration, maxLength = 160) =>
    check.optionalText(`${field}.${name}`, registration[name], maxLength);
  const law = [
    textElement('LawGoverned', check.text(`${field}.lawGoverned`, registration.lawGoverned, 160)),
    textElement('LegalForm', check.text(`${field}.legalForm`, registration.legalForm, 160)),
  ];
  if (kind === 'legal-person') return element('LegalPersonIdentification', law);
  return element('PSCCompanyIdentification', [
    optionalElement('PSCPlaceRegistered', optional('placeRegistered')),
    optionalElement('PSCRegistrationNumber', optional('registrationNumber')),
    ...law,
    optionalElement('CountryOrState', optional('country', 50)),
  ]);
}

/** By what the register finds somebody (`PSCIdentificationType`): the surname comes before the forenames. */
function identificationElements(check: FieldChecker, field: string, psc: RegisteredPsc): readonly XmlChild[] {
  if (psc.kind !== 'individual') return [bodyNameElement(check, `${field}.corporateName`, psc)];
  const { born } = psc;
  return [
    ...writeIdentification(check, `${field}.name`, psc.name),
    born &&
      element('PartialDOB', [
        textElement('Month', String(born.month)),
        textElement('Year', String(born.year)),
      ]),
  ];
}

/** Somebody on the register, with what a form says of them after their name. */
export function registeredPscElement(check: FieldChecker, psc: RegisteredPsc, after?: XmlChild): XmlNode {
  return element(PSC_ELEMENTS[psc.kind], [...identificationElements(check, 'psc', psc), after]);
}
