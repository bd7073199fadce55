import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { VerifiedDirector } from './confirmation-statement-content.ts';
import type { FieldChecker } from '../field-checker.ts';
import { verificationDetails } from '../officers/officer-details.ts';

/** The `VerificationStatement` element that names every current director (ConfirmationAndVerificationStatement v1-0). */
export function verificationStatement(check: FieldChecker, directors: readonly VerifiedDirector[]): XmlNode {
  if (directors.length === 0) check.refuse('verification.directors', 'must name every current director');
  return element(
    'VerificationStatement',
    directors.map((director, index) =>
      element('Director', [personElement(check, `verification.directors[${index}]`, director)]),
    ),
  );
}

function personElement(check: FieldChecker, field: string, director: VerifiedDirector): XmlNode {
  const other = check.optionalText(`${field}.otherForenames`, director.otherForenames, 50);
  return element('Person', [
    optionalElement('Title', check.optionalText(`${field}.title`, director.title, 50)),
    textElement('Forename', check.text(`${field}.forename`, director.forename, 50)),
    optionalElement('OtherForenames', other),
    textElement('Surname', check.text(`${field}.surname`, director.surname, 160)),
    textElement('DOB', check.date(`${field}.dateOfBirth`, director.dateOfBirth)),
    verificationDetails(check, `${field}.personalCode`, {
      personalCode: director.personalCode.reveal(),
      reason: director.nameMismatchReason,
    }),
  ]);
}
