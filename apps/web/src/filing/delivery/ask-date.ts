import { enteredDate } from '#kit/date-field/entered-date.ts';

/** A date that is asked for by what it is the date of. */
export const askDate = (what: string) => enteredDate(`Enter the date of ${what}, like 27 3 2024`);
