import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { fieldError, type FieldError } from '../../../field-error.ts';
import { wordsOfName } from '../../../people/names/name-words.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import {
  type ConfirmationStatementFacts,
  describeDirector,
  type SigningOfficer,
  unverifiedDirectors,
} from '../facts.ts';

const LONGEST_SIGNER_NAME = 160;
/** Anything but letters with their marks, spaces, apostrophes, hyphens and full stops. */
const UNLIKE_NAME = /[^\p{L}\p{M} '’.-]/u;

/** The errors in the identity statements that are due: each needs a personal code and a date of birth. */
export function checkIdentity(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly FieldError[] {
  return unverifiedDirectors(facts, today).flatMap((director) => {
    const path = `identity.${director.id}`;
    const name = describeDirector(director);
    const errors: FieldError[] = [];
    if (!draft.identity[director.id]?.personalCodeGiven && director.hasPersonalCode !== true) {
      errors.push(fieldError(`${path}.personalCode`, 'missing', `Enter the personal code of ${name}`));
    }
    if (!director.hasDateOfBirth) {
      errors.push(fieldError(`${path}.dateOfBirth`, 'missing', `Enter the full date of birth of ${name}`));
    }
    return errors;
  });
}

/** The errors in the statements that every confirmation statement makes, and in the signature. */
export function checkStatements(
  { statements, signer }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!statements.informationDelivered) {
    const message =
      'Confirm that everything due to Companies House has been delivered, or is delivered with this statement';
    errors.push(fieldError('statements.informationDelivered', 'not-accepted', message));
  }
  if (!statements.lawfulPurpose) {
    const message = 'Confirm that the intended future activities of the company are lawful';
    errors.push(fieldError('statements.lawfulPurpose', 'not-accepted', message));
  }
  errors.push(...checkSignerName(signer, facts, today));
  if (!signer.capacity) {
    const message = 'Say whether a director, the secretary or an authorised person signs';
    errors.push(fieldError('signer.capacity', 'missing', message));
  }
  return errors;
}

/** An officer who signs is one of the register's; anybody else is named as a person authorised. */
function checkSignerName(
  { name: given, capacity }: ConfirmationStatementDraft['signer'],
  { company, signers }: ConfirmationStatementFacts,
  today: CivilDate,
): readonly FieldError[] {
  const wrong = (code: string, message: string) => [fieldError('signer.name', code, message)];
  const name = given.trim();
  if (name === '') return wrong('missing', 'Enter the name of the person who signs');
  // The register's own names may have what no other may: figures and signs in that of a corporate officer.
  if (signers.some((signer) => signer.capacity === capacity && isNameOf(signer, name))) return [];
  if (name.length > LONGEST_SIGNER_NAME) {
    return wrong('too-long', `Shorten the name to ${LONGEST_SIGNER_NAME} characters`);
  }
  if (UNLIKE_NAME.test(name)) {
    return wrong('not-a-name', 'Use only letters, spaces, apostrophes, hyphens and full stops in the name');
  }
  if (capacity === undefined || capacity === 'authorised-person') return [];
  const message = `${name} is not a ${capacity} of ${company.name} on ${formatCivilDate(today)}. Choose one of its officers, or sign as a person authorised by the company`;
  return wrong('not-an-officer', message);
}

/** Without regard to capitals and accents; a human may leave out middle names. */
function isNameOf({ name, person }: SigningOfficer, given: string): boolean {
  const [known, said] = [wordsOfName(name), wordsOfName(given)];
  if (known.join(' ') === said.join(' ')) return true;
  if (person === 'legal-entity') return false;
  return known[0] === said[0] && known.at(-1) === said.at(-1) && new Set(said).isSubsetOf(new Set(known));
}

/** The texts of the statements, to be accepted one by one and never ticked beforehand. */
export function statementTexts(madeUpTo: CivilDate): {
  readonly informationDelivered: string;
  readonly lawfulPurpose: string;
} {
  return {
    informationDelivered: `All information that the company has to deliver for the confirmation period ending ${formatCivilDate(madeUpTo)} has been delivered, or is delivered with this statement (Companies Act 2006, section 853A).`,
    lawfulPurpose: 'The intended future activities of the company are lawful (section 853BA).',
  };
}
