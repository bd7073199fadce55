import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, writeCalendar } from './calendar-file.ts';

const at = new Date('2026-11-20T09:30:00.000Z');
const day: CalendarDay = {
  id: 'one',
  title: 'Pay the rent; call Ann, then Bob',
  on: civilDate('2026-12-31'),
  description: 'First line\nSecond',
  url: 'https://statbook.example/company/diarydates?company=1',
};
const write = (more: Partial<CalendarDay> = {}) => writeCalendar('HARBOUR LTD', [{ ...day, ...more }], at);

describe('a calendar file', () => {
  it('has a whole day for each date, and its words as text', () => {
    const file = write();
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(file).toContain('\r\nDTSTAMP:20261120T093000Z\r\nDTSTART;VALUE=DATE:20261231\r\n');
    expect(file).toContain('\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(file).toContain('\r\nSUMMARY:Pay the rent\\; call Ann\\, then Bob\r\n');
    expect(file).toContain('\r\nDESCRIPTION:First line\\nSecond\r\n');
    expect(file).not.toContain('RRULE');
    expect(file).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  });

  it('comes back on the last day of a month that is too short for it', () => {
    expect(write({ everyMonths: 3 })).toContain(
      'RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1\r\n',
    );
    expect(write({ on: civilDate('2027-02-28'), everyMonths: 12, dayOfMonth: 29 })).toContain(
      'RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=28,29;BYSETPOS=-1\r\n',
    );
    expect(write({ on: civilDate('2027-02-15'), everyMonths: 1 })).toContain(
      'RRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=15\r\n',
    );
  });

  it('reminds as many days before as it is asked to', () => {
    expect(write({ daysBefore: 14 })).toContain('TRIGGER:-P14D\r\nEND:VALARM\r\nEND:VEVENT');
  });

  it('has no line of more than 75 octets and cuts no letter', () => {
    const title = 'Überprüfung der Gesellschafterliste – '.repeat(5);
    const file = write({ title });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
