import type { FiledNameMismatchReason, FiledRegistration } from '@statbook/domain/filing/forms';
import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { FieldChecker } from '../field-checker.ts';

const MAX_NATIONALITIES = 3;

/** The `Nationality` of a director: up to three, joined by commas within the 50 characters of the schema. */
export function nationalityElement(
  check: FieldChecker,
  field: string,
  nationalities: readonly string[],
): XmlNode {
  const { length } = nationalities;
  check.require(length >= 1 && length <= MAX_NATIONALITIES, field, 'must be between 1 and 3');
  nationalities.forEach((each, index) =>
    check.require(!!each.trim(), `${field}[${index}]`, 'must not be empty'),
  );
  return textElement('Nationality', check.text(field, nationalities.join(','), 50));
}

/** The `CompanyIdentification` of a corporate officer. */
export function registrationElement(
  check: FieldChecker,
  field: string,
  registration: FiledRegistration,
): XmlNode {
  const number = `${field}.registrationNumber`;
  if (registration.kind === 'uk-company') {
    const text = check.text(number, registration.registrationNumber, 20);
    return element('CompanyIdentification', [element('UK', [textElement('RegistrationNumber', text)])]);
  }
  const { placeRegistered, registrationNumber, lawGoverned, legalForm } = registration;
  return element('CompanyIdentification', [
    element('NonUK', [
      optionalElement('PlaceRegistered', check.optionalText(`${field}.placeRegistered`, placeRegistered, 50)),
      optionalElement('RegistrationNumber', check.optionalText(number, registrationNumber, 20)),
      textElement('LawGoverned', check.text(`${field}.lawGoverned`, lawGoverned, 50)),
      textElement('LegalForm', check.text(`${field}.legalForm`, legalForm, 50)),
    ]),
  ]);
}

/** The date of birth among the secrets, whose names may begin with those of a list. */
export function birthElement(check: FieldChecker, secretsAt = ''): XmlNode {
  const field = `${secretsAt}dateOfBirth`;
  return textElement('DOB', check.date(field, check.secret(field)));
}

/** The `CorporateName` of an officer. */
export function corporateNameElement(check: FieldChecker, field: string, name: string): XmlNode {
  return textElement('CorporateName', check.text(field, name, 160));
}

/** The `VerificationDetails` of a person whose identity is verified (baseTypes v3-7). */
export function verificationDetails(
  check: FieldChecker,
  field: string,
  { personalCode, reason }: { personalCode: string; reason: FiledNameMismatchReason | undefined },
): XmlNode {
  const code = check.pattern(field, personalCode, {
    form: /^[A-Za-z0-9]{11}$/,
    message: 'must be the 11 characters given by Companies House',
  });
  return element('VerificationDetails', [
    textElement('CompaniesHousePersonalCode', code),
    element('VerificationStatements', [
      textElement('VerificationStatementForIndividual', 'INDIVIDUAL_VERIFIED'),
    ]),
    optionalElement('NameMismatchReason', reason),
  ]);
}
