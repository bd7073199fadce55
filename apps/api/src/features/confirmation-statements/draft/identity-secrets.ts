import {
  type CivilDate,
  datePartsOf,
  formatMonthOfYear,
  isBefore,
  parseTypedDate,
} from '@statbook/domain/dates';
import type { FieldError } from '@statbook/domain/field-error';
import type { ConfirmationStatementFacts } from '@statbook/domain/filing/confirmation-statement';
import { parsePersonalCode } from '@statbook/domain/identity';
import type { RegisteredDirector } from '../../../registry-snapshots/registered-directors.ts';
import type { DirectorOnBooks } from '../facts/statement-facts.ts';
import type { DirectorSecrets, StoredDraft } from './statement-draft.ts';

/** A director's full date of birth: the registry's, or the one that was typed when it fits what is public. */
export function birthDateOf(
  director: RegisteredDirector,
  secrets: DirectorSecrets | undefined,
  today: CivilDate,
): CivilDate | undefined {
  if (director.dateOfBirth !== undefined) return director.dateOfBirth;
  const typed = parseTypedDate(secrets?.dateOfBirth ?? '', datePartsOf(today).year);
  if (!typed.ok || !isBefore(typed.date, today) || !isBornThen(director, typed.date)) return undefined;
  return typed.date;
}

function isBornThen({ born }: RegisteredDirector, date: CivilDate): boolean {
  const { year, month } = datePartsOf(date);
  return born === undefined || (born.year === year && born.month === month);
}

/** The facts with the dates of birth that the draft brings, and the codes that are held. */
export function withBirthDates(
  facts: ConfirmationStatementFacts,
  directors: readonly DirectorOnBooks[],
  { draft, today }: { draft: StoredDraft; today: CivilDate },
): ConfirmationStatementFacts {
  return {
    ...facts,
    directors: directors.map((director) => ({
      ...director,
      hasDateOfBirth: birthDateOf(director, draft.secrets[director.id], today) !== undefined,
      hasPersonalCode: director.known?.codeSince !== undefined,
    })),
  };
}

/** The same error, saying what is wrong with the secret that was typed rather than that it is missing. */
export function explainSecret(
  error: FieldError,
  draft: StoredDraft,
  directors: readonly RegisteredDirector[],
): FieldError {
  const [part, id = '', field] = error.path.split('.');
  const given = part === 'identity' ? draft.secrets[id] : undefined;
  if (field === 'personalCode' && given?.personalCode !== undefined) {
    const typed = parsePersonalCode(given.personalCode);
    return typed.ok ? error : { ...error, code: typed.reason, message: typed.message };
  }
  if (field === 'dateOfBirth' && given?.dateOfBirth !== undefined) {
    const born = directors.find((director) => director.id === id)?.born;
    const inMonth =
      born === undefined ? '' : ` in ${formatMonthOfYear(born.month, born.year)}, as the register has it`;
    return {
      ...error,
      code: 'not-the-birth-date',
      message: `Enter a date of birth${inMonth}, like 5 3 1980`,
    };
  }
  return error;
}
