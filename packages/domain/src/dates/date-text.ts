import { type CivilDate, datePartsOf } from './civil-date.ts';

/** The months in English, January first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "27 November 2026". */
export function formatCivilDate(date: CivilDate): string {
  const { year, month, day } = datePartsOf(date);
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`;
}

/** "27 Nov 2026", for tables. */
export function formatShortDate(date: CivilDate): string {
  const { year, month, day } = datePartsOf(date);
  return `${day} ${MONTH_NAMES[month - 1]?.slice(0, 3)} ${year}`;
}

/** "May 1980": all that is shown of a date of birth to ordinary readers. `month` is 1 to 12. */
export function formatMonthOfYear(month: number, year: number): string {
  return `${MONTH_NAMES[month - 1] ?? ''} ${year}`.trim();
}
