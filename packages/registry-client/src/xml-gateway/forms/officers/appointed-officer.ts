import type {
  AppointedCorporateOfficer,
  AppointedDirector,
  AppointedMember,
  AppointedOfficer,
  AppointedSecretary,
  FiledPreviousName,
} from '@statbook/domain/filing/forms';
import {
  element,
  optionalElement,
  textElement,
  type XmlChild,
  type XmlNode,
} from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import type { FieldChecker } from '../field-checker.ts';
import { residentialAddressElement, serviceAddressElement } from './officer-addresses.ts';
import {
  birthElement,
  corporateNameElement,
  nationalityElement,
  registrationElement,
  verificationDetails,
} from './officer-details.ts';
import { OFFICER_ELEMENTS } from './officer-forms.ts';
import { writePersonName } from './person-name.ts';

/** Where an officer stands in a form: the names of the fields, and how those of the secrets begin. */
export interface OfficerPlace {
  readonly field: string;
  readonly secretsAt: string;
}

/** The `Director`, `Secretary` or `Member` that a form appoints. */
export function appointedOfficerElement(
  check: FieldChecker,
  place: OfficerPlace,
  officer: AppointedOfficer,
): XmlNode {
  return element(OFFICER_ELEMENTS[officer.role], [
    officer.role === 'member' && textElement('DesignatedInd', String(officer.designated)),
    officer.kind === 'corporate'
      ? corporateElement(check, place.field, officer)
      : element('Person', personElements(check, place, officer)),
  ]);
}

function personElements(
  check: FieldChecker,
  place: OfficerPlace,
  officer: AppointedDirector | AppointedSecretary | AppointedMember,
): readonly XmlChild[] {
  const { field, secretsAt } = place;
  const name = writePersonName(check, `${field}.name`, officer.name);
  const address = serviceAddressElement(check, `${field}.serviceAddress`, {
    address: officer.serviceAddress,
  });
  const previous = previousNameElements(check, field, officer.previousNames);
  if (officer.role === 'secretary') return [name, address, previous];
  return [
    name,
    address,
    birthElement(check, secretsAt),
    officer.role === 'director' && nationalityElement(check, `${field}.nationalities`, officer.nationalities),
    countryElement(check, field, officer),
    previous,
    residentialAddressElement(check, officer.residence, secretsAt),
    verificationElement(check, place, officer),
  ];
}

/** Mandatory for members, by the schema. */
function countryElement(
  check: FieldChecker,
  at: string,
  officer: AppointedDirector | AppointedMember,
): XmlChild {
  const field = `${at}.countryOfResidence`;
  const country =
    officer.role === 'member'
      ? check.text(field, officer.countryOfResidence, 50)
      : check.optionalText(field, officer.countryOfResidence, 50);
  return optionalElement('CountryOfResidence', country);
}

function verificationElement(
  check: FieldChecker,
  { field, secretsAt }: OfficerPlace,
  officer: AppointedDirector | AppointedMember,
): XmlNode {
  check.require(officer.identityVerified, `${field}.identityVerified`, 'must be confirmed');
  return verificationDetails(check, `${secretsAt}personalCode`, {
    personalCode: check.secret(`${secretsAt}personalCode`),
    reason: officer.nameMismatchReason,
  });
}

function previousNameElements(
  check: FieldChecker,
  at: string,
  names: readonly FiledPreviousName[] = [],
): XmlNode[] {
  return names.map(({ forename, surname }, index) => {
    const field = `${at}.previousNames[${index}]`;
    return element('PreviousNames', [
      optionalElement('Forename', check.optionalText(`${field}.forename`, forename, 50)),
      textElement('Surname', check.text(`${field}.surname`, surname, 50)),
    ]);
  });
}

function corporateElement(check: FieldChecker, field: string, officer: AppointedCorporateOfficer): XmlNode {
  const { representative } = officer;
  return element('Corporate', [
    representative && writePersonName(check, `${field}.representative`, representative),
    corporateNameElement(check, `${field}.corporateName`, officer.corporateName),
    addressElement(check, `${field}.address`, officer.address, 'service'),
    registrationElement(check, `${field}.registration`, officer.registration),
  ]);
}
