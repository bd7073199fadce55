import type { Brand } from '../brand.ts';

/** A calendar day without time or zone, `YYYY-MM-DD`. Two of them compare as dates when compared as text. */
export type CivilDate = Brand<string, 'CivilDate'>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a real calendar day in `YYYY-MM-DD`. */
export function isCivilDate(text: string): text is CivilDate {
  if (!ISO_DATE.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * The civil date written as `YYYY-MM-DD`.
 * @throws RangeError when the text is not a real day: for stored values and literals, never for what a person typed.
 */
export function civilDate(text: string): CivilDate {
  if (!isCivilDate(text)) throw new RangeError(`Not a civil date: ${text}`);
  return text;
}

/** Number of days in a month (1 to 12) of a year of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The year, month (1 to 12) and day of a date. */
export function datePartsOf(date: CivilDate): DateParts {
  return partsOf(date);
}

function partsOf(text: string): DateParts {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}

/**
 * The date with these parts.
 * @throws RangeError when there is no such day.
 */
export function dateOf(year: number, month: number, day: number): CivilDate {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return civilDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
}

/** Negative, zero or positive as `a` is before, the same as or after `b`; fits `Array.prototype.sort`. */
export function compareDates(a: CivilDate, b: CivilDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whether `a` is an earlier day than `b`. */
export function isBefore(a: CivilDate, b: CivilDate): boolean {
  return a < b;
}

/** Whether `a` is a later day than `b`. */
export function isAfter(a: CivilDate, b: CivilDate): boolean {
  return a > b;
}

/** The later of two dates. */
export function laterOf(a: CivilDate, b: CivilDate): CivilDate {
  return a > b ? a : b;
}

/** The earlier of two dates. */
export function earlierOf(a: CivilDate, b: CivilDate): CivilDate {
  return a < b ? a : b;
}

/** The date `days` days later (earlier when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDate(Temporal.PlainDate.from(date).add({ days }).toString());
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
}

/** Whether the date is the last day of its month. */
export function isLastDayOfMonth(date: CivilDate): boolean {
  const { year, month, day } = datePartsOf(date);
  return day === daysInMonth(year, month);
}

/** The last day of the date's month. */
export function lastDayOfMonth(date: CivilDate): CivilDate {
  const { year, month } = datePartsOf(date);
  return dateOf(year, month, daysInMonth(year, month));
}

/** The civil date in London at an instant: what "today" means for every deadline of a UK company. */
export function todayInLondon(instant: Temporal.Instant): CivilDate {
  return minuteInLondon(instant).date;
}

/** The day and the minute of a moment in London, where the registry is: "14:05". */
export function minuteInLondon(instant: Temporal.Instant): { date: CivilDate; time: string } {
  const there = instant.toZonedDateTimeISO('Europe/London');
  const time = there.toPlainTime().toString({ smallestUnit: 'minute' });
  return { date: civilDate(there.toPlainDate().toString()), time };
}
