import { type CivilDate, isCivilDate } from './civil-date.ts';
import { MONTH_NAMES } from './date-text.ts';
import { FIRST_ENTERED_YEAR, isEnteredDate, isEnteredYear, LAST_ENTERED_YEAR } from './entered-date.ts';

/** The last year that two digits mean: 00 to 49 are of this century, 50 to 99 of the last. */
const LAST_SHORT_YEAR = 2049;

/** What is said at a date of another year, on every page and by every call. */
export const ENTERED_YEARS_TEXT = `Enter a date of a year from ${FIRST_ENTERED_YEAR} to ${LAST_ENTERED_YEAR}`;

/** Why a typed date was not understood. */
type TypedDateRefusal = 'empty' | 'not-understood' | 'year-out-of-range' | 'no-such-day';

/** A typed date, understood or refused. */
export type TypedDate =
  | {
      readonly ok: true;
      readonly date: CivilDate;
      /** Its year was typed with two digits: it may also be the beginning of a longer one. */
      readonly isShort: boolean;
    }
  | { readonly ok: false; readonly reason: TypedDateRefusal };

/**
 * Reads a date as people in the UK type it: day first, with blanks, slashes, hyphens or full stops, as eight or six
 * digits, or with the month in letters. `YYYY-MM-DD` is read too. Years are 1844 to 2200; one of two digits is of the
 * hundred years up to `lastShortYear`, which of a birth is the present one.
 */
export function parseTypedDate(text: string, lastShortYear = LAST_SHORT_YEAR): TypedDate {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  if (typed === '') return { ok: false, reason: 'empty' };
  const parts = typedParts(typed);
  if (!parts) return { ok: false, reason: 'not-understood' };
  const isShort = parts.year.length === 2;
  const year = isShort ? longYear(Number(parts.year), lastShortYear) : Number(parts.year);
  return datedParts(year, { month: parts.month, day: Number(parts.day), isShort });
}

/** The latest year that ends with these two digits and is not after another. */
const longYear = (digits: number, last: number) => last - ((last - digits) % 100);

/** What is said of a text where a date is entered, `missing` where it is none; undefined of a date that may be entered. */
export function findDateRefusal(text: string, missing: string): string | undefined {
  if (isEnteredDate(text)) return undefined;
  const typed = parseTypedDate(text);
  return !typed.ok && typed.reason === 'year-out-of-range' ? ENTERED_YEARS_TEXT : missing;
}

interface ReadParts {
  readonly month: number;
  readonly day: number;
  readonly isShort: boolean;
}

function datedParts(year: number, { month, day, isShort }: ReadParts): TypedDate {
  if (!isEnteredYear(year)) return { ok: false, reason: 'year-out-of-range' };
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!isCivilDate(iso)) return { ok: false, reason: 'no-such-day' };
  return { ok: true, date: iso, isShort };
}

interface TypedParts {
  readonly day: string;
  readonly month: number;
  readonly year: string;
}

const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayFirst = [
  /^(\d{2})(\d{2})(\d{2}|\d{4})$/,
  /^(\d{1,2}) ?[ /.-] ?(\d{1,2}) ?[ /.-] ?(\d{2}|\d{4})$/,
  /^(\d{1,2})(?:st|nd|rd|th)? ?-?([a-z]{3,9})\.?,? ?-?(\d{2}|\d{4})$/i,
];

function typedParts(typed: string): TypedParts | undefined {
  let parts = yearFirst.exec(typed)?.slice(1).toReversed();
  for (const each of dayFirst) parts ??= each.exec(typed)?.slice(1);
  if (!parts) return undefined;
  const [day = '', name = '', year = ''] = parts;
  const month = Number(name) || monthNumber(name);
  return month === undefined ? undefined : { day, month, year };
}

/** The month that a name of three letters or more begins: "sep", "sept" and "september" are the ninth. */
function monthNumber(name: string): number | undefined {
  const typed = name.toLowerCase();
  const index = MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(typed));
  return index === -1 ? undefined : index + 1;
}
