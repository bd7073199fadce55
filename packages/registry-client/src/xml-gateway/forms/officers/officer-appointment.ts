import { isCivilDate } from '@statbook/domain/dates';
import type {
  AppointedCorporateOfficer,
  AppointedDirector,
  AppointedMember,
  AppointedOfficer,
  AppointedSecretary,
  FiledPreviousName,
  OfficerAppointmentContent,
} from '@statbook/domain/filing/forms';
import {
  element,
  optionalElement,
  textElement,
  type XmlChild,
  type XmlNode,
} from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { residentialAddressElement, serviceAddressElement } from './officer-addresses.ts';
import {
  birthElement,
  corporateNameElement,
  nationalityElement,
  registrationElement,
  verificationDetails,
} from './officer-details.ts';
import { OFFICER_ELEMENTS, OFFICER_FORMS } from './officer-forms.ts';
import { writePersonName } from './person-name.ts';

/** Companies House takes appointments through software from the day the Companies Act 2006 was in force. */
const EARLIEST_APPOINTMENT = '2009-10-01';
/** Companies Act 2006 s. 157, and the registrar's own limit. */
const MINIMUM_AGE = 16;
const AGE_LIMIT = 110;

/** `OfficerAppointment` v2-9: a director, secretary or LLP member, person or corporate (AP01–AP04, LLAP01–02). */
export const buildOfficerAppointment: FormBuilder<OfficerAppointmentContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { appointedOn, consentToAct, officer } = content;
  const children = [
    textElement(
      'AppointmentDate',
      check.date('appointedOn', appointedOn, { notBefore: EARLIEST_APPOINTMENT }),
    ),
    textElement('ConsentToAct', 'true'),
    officerElement(check, officer),
  ];
  check.require(consentToAct, 'consentToAct', 'must be confirmed');
  if (officer.kind === 'person' && officer.role !== 'secretary') checkAge(check, appointedOn);
  return finishForm(check, OFFICER_FORMS.appointment[officer.role][officer.kind], { children });
};

function checkAge(check: FieldChecker, appointedOn: string): void {
  const yearsBefore = (years: number) => `${Number(appointedOn.slice(0, 4)) - years}${appointedOn.slice(4)}`;
  const birth = check.secret('dateOfBirth');
  if (!isCivilDate(birth) || !isCivilDate(appointedOn)) return;
  check.require(birth <= yearsBefore(MINIMUM_AGE), 'dateOfBirth', 'must be 16 years before the appointment');
  check.require(birth > yearsBefore(AGE_LIMIT), 'dateOfBirth', 'must be less than 110 years ago');
}

function officerElement(check: FieldChecker, officer: AppointedOfficer): XmlNode {
  return element(OFFICER_ELEMENTS[officer.role], [
    officer.role === 'member' && textElement('DesignatedInd', String(officer.designated)),
    officer.kind === 'corporate'
      ? corporateElement(check, officer)
      : element('Person', personElements(check, officer)),
  ]);
}

function personElements(
  check: FieldChecker,
  officer: AppointedDirector | AppointedSecretary | AppointedMember,
): readonly XmlChild[] {
  const name = writePersonName(check, 'officer.name', officer.name);
  const address = serviceAddressElement(check, 'officer.serviceAddress', { address: officer.serviceAddress });
  const previous = previousNameElements(check, officer.previousNames);
  if (officer.role === 'secretary') return [name, address, previous];
  return [
    name,
    address,
    birthElement(check),
    officer.role === 'director' && nationalityElement(check, 'officer.nationalities', officer.nationalities),
    countryElement(check, officer),
    previous,
    residentialAddressElement(check, officer.residence),
    verificationElement(check, officer),
  ];
}

/** Mandatory for members, by the schema. */
function countryElement(check: FieldChecker, officer: AppointedDirector | AppointedMember): XmlChild {
  const field = 'officer.countryOfResidence';
  const country =
    officer.role === 'member'
      ? check.text(field, officer.countryOfResidence, 50)
      : check.optionalText(field, officer.countryOfResidence, 50);
  return optionalElement('CountryOfResidence', country);
}

function verificationElement(check: FieldChecker, officer: AppointedDirector | AppointedMember): XmlNode {
  check.require(officer.identityVerified, 'officer.identityVerified', 'must be confirmed');
  return verificationDetails(check, 'personalCode', {
    personalCode: check.secret('personalCode'),
    reason: officer.nameMismatchReason,
  });
}

function previousNameElements(check: FieldChecker, names: readonly FiledPreviousName[] = []): XmlNode[] {
  return names.map(({ forename, surname }, index) => {
    const field = `officer.previousNames[${index}]`;
    return element('PreviousNames', [
      optionalElement('Forename', check.optionalText(`${field}.forename`, forename, 50)),
      textElement('Surname', check.text(`${field}.surname`, surname, 50)),
    ]);
  });
}

function corporateElement(check: FieldChecker, officer: AppointedCorporateOfficer): XmlNode {
  const { representative } = officer;
  return element('Corporate', [
    representative && writePersonName(check, 'officer.representative', representative),
    corporateNameElement(check, 'officer.corporateName', officer.corporateName),
    addressElement(check, 'officer.address', officer.address, 'service'),
    registrationElement(check, 'officer.registration', officer.registration),
  ]);
}
