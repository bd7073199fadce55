import { findDateRefusal, isEnteredDate } from '@statbook/domain/dates';
import { z } from 'zod';

/** A date as somebody enters it in a `DateField`. Where there is none, `missing` says what to enter. */
export const enteredDate = (missing: string) => z.string().check(takenOr(missing, isTaken));

/** The same where it may be left out. */
export const enteredDateOrNone = (missing: string) =>
  z.string().check(takenOr(missing, (text) => text === '' || isTaken(text)));

/** The values of a form stay texts. */
const isTaken = (text: string): boolean => isEnteredDate(text);

/**
 * Nothing more is said of what is no date. It ends the rules of this field alone: an issue that says so in words (`abort`) would
 * also end those over other fields.
 */
const takenOr =
  (missing: string, isRight: (text: string) => boolean): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (isRight(value)) return;
    issues.push({ code: 'custom', input: value, message: findDateRefusal(value, missing) });
  };
