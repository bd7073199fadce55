const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const longMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The first companies were registered under the Act of 1844. */
const earliestYear = 1844;
const latestYear = 2199;

/**
 * The civil date (`YYYY-MM-DD`) that a typed text means, day before month: "27 11 2026", "27/11/2026",
 * "27.11.2026", "27112026", "27 Nov 2026", "27 November 2026", "2026-11-27". Nothing is guessed: a year has
 * four digits, and a day that the month does not have is no date.
 */
export function parseDateText(text: string): string | undefined {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed);
  if (iso) return toCivilDate(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const run = /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  const [, day, month, year] =
    run ?? /^(\d{1,2})[ /.-]+(\d{1,2}|[a-z]+)[ /.,-]+(\d{4})$/i.exec(trimmed) ?? [];
  if (day === undefined || month === undefined) return undefined;
  return toCivilDate(Number(day), monthNumber(month), Number(year));
}

function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return (name === 'sept' ? 8 : Math.max(months.indexOf(name), longMonths.indexOf(name))) + 1;
}

function toCivilDate(day: number, month: number, year: number): string | undefined {
  if (year < earliestYear || year > latestYear || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(month, year)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysInMonth(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
