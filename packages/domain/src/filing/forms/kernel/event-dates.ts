import { type CivilDate, civilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { isEnteredDate } from '../../../dates/entered-date.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { type Answers, answerAt } from './form-fields.ts';
import type { FormCase } from './form-rules.ts';

/** The date at a path; undefined while it is not given, or none that may be entered: nothing is counted from the year 9999. */
export function dateAt(answers: Answers, path: string): CivilDate | undefined {
  const answer = answerAt(answers, path);
  return answer !== undefined && isEnteredDate(answer) ? answer : undefined;
}

/** A date that may not lie in the future. */
export function notInFuture(path: string, date: string, { today }: FormCase['facts']): readonly FieldError[] {
  if (date <= today) return [];
  return [
    fieldError(
      path,
      'in-future',
      'Enter today’s date or an earlier one: it cannot be filed before it has happened',
    ),
  ];
}

/** A day before which an event cannot lie, and what that day is: "the appointment". */
export interface EarliestDay {
  readonly on: CivilDate | undefined;
  readonly of: string;
}

/** What is wrong with the day of an event: not in the future, not before the company, not before the days given. */
export function checkEventDate(
  { facts, answers }: FormCase,
  path: string,
  earliest: readonly EarliestDay[] = [],
): readonly FieldError[] {
  const date = dateAt(answers, path);
  if (date === undefined) return [];
  const days = [...earliest, { on: facts.company.incorporatedOn, of: 'the incorporation' }];
  const missed = days.find(({ on }) => on !== undefined && date < on);
  if (missed?.on === undefined) return notInFuture(path, date, facts);
  const message = `Enter ${formatCivilDate(missed.on)} or a later date: that is the day of ${missed.of}`;
  return [fieldError(path, 'too-early', message)];
}

/** The electronic forms of officers are of events since the Companies Act 2006 came into force in full. */
const FIRST_OFFICER_EVENT = civilDate('2009-10-01');

/** What is wrong with the day of an appointment, its end, or a change of an officer's details. */
export function checkOfficerDate(
  asked: FormCase,
  path: string,
  appointedOn?: CivilDate,
): readonly FieldError[] {
  const date = dateAt(asked.answers, path);
  if (date !== undefined && date < FIRST_OFFICER_EVENT) {
    const message = 'Enter 1 October 2009 or a later date: earlier events go to Companies House on paper';
    return [fieldError(path, 'before-october-2009', message)];
  }
  return checkEventDate(asked, path, [{ on: appointedOn, of: 'the appointment' }]);
}
