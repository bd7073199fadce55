import { addDays, type CivilDate, isAfter, isBefore } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { isEnteredDate } from '../../../dates/entered-date.ts';
import { findDateRefusal } from '../../../dates/typed-date.ts';
import { fieldError, type FieldError } from '../../../field-error.ts';
import type { ConfirmationStatementFacts } from '../facts.ts';

/**
 * The errors in the made-up date: after the last statement, in the review period, and never in the future (s.853A).
 */
export function checkMadeUpDate(
  madeUpTo: string,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly FieldError[] {
  if (!isEnteredDate(madeUpTo)) return [unreadable(madeUpTo)];
  const { reviewPeriod, lastMadeUpTo, company } = facts;
  if (isAfter(madeUpTo, today))
    return [errorOf('future', 'Enter a confirmation date that is today or in the past')];
  if (lastMadeUpTo && !isAfter(madeUpTo, lastMadeUpTo)) {
    const message = `Enter a date after ${formatCivilDate(lastMadeUpTo)}, the date of the last statement`;
    return [errorOf('not-after-last', message)];
  }
  if (isBefore(madeUpTo, company.incorporatedOn)) {
    const first = formatCivilDate(company.incorporatedOn);
    return [
      errorOf('before-incorporation', `Enter ${first}, when the company was incorporated, or a later date`),
    ];
  }
  if (isAfter(madeUpTo, reviewPeriod.endsOn)) {
    const last = formatCivilDate(reviewPeriod.endsOn);
    return [
      errorOf('after-review-period', `Enter a date on or before ${last}, the last day of the review period`),
    ];
  }
  return [];
}

/** The latest made-up date: the last day of the review period, or today if earlier. */
export function latestMadeUpDate(facts: ConfirmationStatementFacts, today: CivilDate): CivilDate {
  return isBefore(facts.reviewPeriod.endsOn, today) ? facts.reviewPeriod.endsOn : today;
}

/** The earliest made-up date: the day after the last statement, or incorporation. */
export function earliestMadeUpDate(facts: ConfirmationStatementFacts): CivilDate {
  return facts.lastMadeUpTo ? addDays(facts.lastMadeUpTo, 1) : facts.company.incorporatedOn;
}

function unreadable(text: string): FieldError {
  if (text.trim() === '') return errorOf('missing', 'Enter the confirmation date');
  const refusal = findDateRefusal(text, 'Enter a real date, like 27 3 2024');
  return errorOf('not-a-date', refusal ?? '');
}

function errorOf(code: string, message: string): FieldError {
  return fieldError('madeUpTo', code, message);
}
