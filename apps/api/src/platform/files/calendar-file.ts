import { addDays, type CivilDate, datePartsOf } from '@statbook/domain/dates';

/** A day in somebody's calendar. */
export interface CalendarDay {
  /** The same in every file, so that a calendar replaces the event it had. */
  id: string;
  title: string;
  on: CivilDate;
  description: string;
  /** The page on which the date is dealt with. */
  url: string;
  /** The reminder comes so many days before. */
  daysBefore?: number | null | undefined;
  /** The event repeats every so many months; in a month without that day, on its last. */
  everyMonths?: number | undefined;
  /** The day of the month on which it repeats, where a short month shows an earlier one. */
  dayOfMonth?: number | undefined;
}

/** Days as an iCalendar file (RFC 5545); each takes the whole day and blocks no other appointment. */
export function writeCalendar(name: string, days: readonly CalendarDay[], writtenAt: Date): string {
  const stamp = writtenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Statbook//Diary dates//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap((day) => linesOf(day, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(day: CalendarDay, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${day.id}@statbook`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day.on)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day.on, 1))}`,
    `SUMMARY:${escapeText(day.title)}`,
    `DESCRIPTION:${escapeText(day.description)}`,
    `URL:${day.url}`,
    'TRANSP:TRANSPARENT',
    ...ruleOf(day),
    ...alarmOf(day),
    'END:VEVENT',
  ];
}

const compact = (date: CivilDate) => date.replaceAll('-', '');

/** After the 28th: the last of the days that the month has, so that no month is left out. */
function ruleOf({ on, everyMonths, dayOfMonth = datePartsOf(on).day }: CalendarDay): string[] {
  if (everyMonths === undefined) return [];
  const days = Array.from({ length: Math.max(0, dayOfMonth - 27) }, (_, place) => 28 + place);
  const which = days.length < 2 ? `BYMONTHDAY=${dayOfMonth}` : `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
  return [`RRULE:FREQ=MONTHLY;INTERVAL=${everyMonths};${which}`];
}

function alarmOf({ title, daysBefore }: CalendarDay): string[] {
  if (daysBefore == null) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${daysBefore}D`,
    'END:VALARM',
  ];
}

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n');

/** Breaks lines at 75 octets, between characters; a continued line begins with a blank. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    const room = parts.length === 0 ? 75 : 74;
    if (Buffer.byteLength(part + letter) > room) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}
