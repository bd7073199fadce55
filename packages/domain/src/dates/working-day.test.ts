import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from './civil-date.ts';
import { type HolidayPart, isWorkingDay } from './working-day.ts';

const parts = ['england-wales', 'scotland', 'northern-ireland'] as const;
const workingDaysOf = (year: number, part: HolidayPart) => {
  const days: string[] = [];
  for (let day = civilDate(`${year}-01-01`); day < `${year + 1}-01-01`; day = addDays(day, 1))
    if (isWorkingDay(day, part)) days.push(day);
  return days;
};

describe('a working day', () => {
  it.each([
    ['2026-11-27', 'a Friday', parts],
    ['2026-11-28', 'a Saturday', []],
    ['2026-11-29', 'a Sunday', []],
    ['2026-11-30', 'Saint Andrew', ['england-wales', 'northern-ireland']],
    ['2026-12-25', 'Christmas Day', []],
    ['2026-12-28', 'for Boxing Day, a Saturday', []],
    ['2027-03-26', 'Good Friday', []],
    ['2027-03-29', 'Easter Monday', ['scotland']],
    ['2027-03-17', 'Saint Patrick', ['england-wales', 'scotland']],
    ['2027-08-30', 'the end of summer', ['scotland']],
  ] as const)('%s, %s, is one in %j', (day, _why, where) => {
    expect(parts.filter((part) => isWorkingDay(civilDate(day), part))).toEqual(where);
  });

  // No holiday that is published falls on a weekend, nor twice on one day: each is one working day less.
  it.each([
    [2026, 261, [8, 10, 10]],
    [2027, 261, [8, 9, 10]],
    [2028, 260, [8, 9, 10]],
    [2035, 261, [0, 0, 0]],
  ] as const)('is one of a year but for weekends and holidays: %i', (year, weekdays, holidays) => {
    expect(parts.map((part) => weekdays - workingDaysOf(year, part).length)).toEqual(holidays);
  });
});
