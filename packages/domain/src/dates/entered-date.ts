import { type CivilDate, datePartsOf, isCivilDate } from './civil-date.ts';

/** Years that a date may have when it is entered: from the first Joint Stock Companies Act to a century past any deadline. */
export const FIRST_ENTERED_YEAR = 1844;
export const LAST_ENTERED_YEAR = 2200;

/** Whether a text is a date that may be entered: of the calendar, and of such a year that days can be counted from it. */
export const isEnteredDate = (text: string): text is CivilDate =>
  isCivilDate(text) && isEnteredYear(datePartsOf(text).year);

/** Whether a date may be entered that is of this year. */
export const isEnteredYear = (year: number): boolean =>
  year >= FIRST_ENTERED_YEAR && year <= LAST_ENTERED_YEAR;
