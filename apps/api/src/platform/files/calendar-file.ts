import { addDays, type CivilDate, datePartsOf } from '@statbook/domain';

/** A day in somebody's calendar. */
export interface CalendarDay {
  /** Stays the same from file to file, so that a calendar replaces what it had. */
  id: string;
  title: string;
  on: CivilDate;
  description: string;
  /** Where it is seen to. */
  url: string;
  /** Reminded of so many days before. */
  daysBefore?: number | null | undefined;
  /** Comes back every so many months; on a day that a month has not, on its last. */
  everyMonths?: number | undefined;
  /** The day of the month by which it comes back, where another stands before it in a shorter month. */
  dayOfMonth?: number | undefined;
}

/** Days as an iCalendar file (RFC 5545): each takes a whole day and keeps nobody from another appointment. */
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

/** Beyond the 28th the last of the days that a month has, so that no month is left out. */
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

/** No line is longer than 75 octets; what goes on begins with a blank. No letter is cut in two. */
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
