import { type CivilDate, dateOf, isCivilDate } from './civil-date.ts';
import { MONTH_NAMES } from './date-text.ts';

/** Years that a date may have when it is entered: from the first Joint Stock Companies Act to a century past any deadline. */
const FIRST_ENTERED_YEAR = 1844;
const LAST_ENTERED_YEAR = 2200;

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
const longYear = (digits: number, last: number) => last - ((((last - digits) % 100) + 100) % 100);

/** Whether a date may be entered that is of this year. */
export const isEnteredYear = (year: number): boolean =>
  year >= FIRST_ENTERED_YEAR && year <= LAST_ENTERED_YEAR;

interface ReadParts {
  readonly month: number;
  readonly day: number;
  readonly isShort: boolean;
}

function datedParts(year: number, { month, day, isShort }: ReadParts): TypedDate {
  if (!isEnteredYear(year)) return { ok: false, reason: 'year-out-of-range' };
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!isCivilDate(iso)) return { ok: false, reason: 'no-such-day' };
  return { ok: true, date: dateOf(year, month, day), isShort };
}

interface TypedParts {
  readonly day: string;
  readonly month: number;
  readonly year: string;
}

function typedParts(typed: string): TypedParts | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  if (iso) return partsOf(iso[3], Number(iso[2]), iso[1]);
  const digits =
    /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(typed) ??
    /^(\d{1,2}) ?[ /.-] ?(\d{1,2}) ?[ /.-] ?(\d{2}|\d{4})$/.exec(typed);
  if (digits) return partsOf(digits[1], Number(digits[2]), digits[3]);
  const parts = /^(\d{1,2})(?:st|nd|rd|th)? ?-?([a-z]{3,9})\.?,? ?-?(\d{2}|\d{4})$/i.exec(typed);
  if (!parts) return undefined;
  const month = monthNumber(parts[2] ?? '');
  return month === undefined ? undefined : partsOf(parts[1], month, parts[3]);
}

function partsOf(day: string | undefined, month: number, year: string | undefined): TypedParts {
  return { day: day ?? '', month, year: year ?? '' };
}

function monthNumber(name: string): number | undefined {
  const typed = name.toLowerCase();
  const index = MONTH_NAMES.findIndex(
    (month) => month.toLowerCase() === typed || shortNames(month).includes(typed),
  );
  return index === -1 ? undefined : index + 1;
}

function shortNames(month: string): readonly string[] {
  return month === 'September' ? ['sep', 'sept'] : [month.slice(0, 3).toLowerCase()];
}
