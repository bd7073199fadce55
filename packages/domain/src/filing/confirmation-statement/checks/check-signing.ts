import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { fieldError, type FieldError } from '../../../field-error.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { type ConfirmationStatementFacts, describeDirector, unverifiedDirectors } from '../facts.ts';

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
export function checkStatements({ statements, signer }: ConfirmationStatementDraft): readonly FieldError[] {
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
  if (signer.name.trim() === '') {
    errors.push(fieldError('signer.name', 'missing', 'Enter the name of the person who signs'));
  }
  if (signer.name.trim().length > LONGEST_SIGNER_NAME) {
    const message = `Shorten the name to ${LONGEST_SIGNER_NAME} characters`;
    errors.push(fieldError('signer.name', 'too-long', message));
  }
  if (UNLIKE_NAME.test(signer.name)) {
    const message = 'Use only letters, spaces, apostrophes, hyphens and full stops in the name';
    errors.push(fieldError('signer.name', 'not-a-name', message));
  }
  if (!signer.capacity) {
    const message = 'Say whether a director, the secretary or an authorised person signs';
    errors.push(fieldError('signer.capacity', 'missing', message));
  }
  return errors;
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
