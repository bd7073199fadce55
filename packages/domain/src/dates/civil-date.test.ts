import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  addDays,
  type CivilDate,
  civilDate,
  compareDates,
  dateOf,
  datePartsOf,
  daysBetween,
  earlierOf,
  isAfter,
  isBefore,
  isCivilDate,
  isLastDayOfMonth,
  lastDayOfMonth,
  laterOf,
  todayInLondon,
} from './civil-date.ts';

const anyDate = fc.integer({ min: 0, max: 130_000 }).map((days) => addDays(civilDate('1844-01-01'), days));

describe('a civil date', () => {
  it.each(['2026-11-21', '2024-02-29', '9999-12-31', '1844-01-01'])('accepts the real day %s', (text) => {
    expect(isCivilDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-11-21',
    '2026-1-1',
    '2026-11-21T00:00',
    '0000-01-01',
    '',
    '1900-02-29',
  ])('refuses %s, which is not a day', (text) => {
    expect(isCivilDate(text)).toBe(false);
    expect(() => civilDate(text)).toThrow(RangeError);
  });

  it('orders days', () => {
    const [earlier, later] = [civilDate('2026-09-30'), civilDate('2026-10-01')];
    expect([later, earlier].sort(compareDates)).toEqual([earlier, later]);
    expect(compareDates(later, later)).toBe(0);
    expect([isBefore(earlier, later), isBefore(later, later), isAfter(later, earlier)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([laterOf(earlier, later), earlierOf(earlier, later)]).toEqual([later, earlier]);
  });

  it('knows the end of its month', () => {
    expect(lastDayOfMonth(civilDate('2024-02-03'))).toBe('2024-02-29');
    expect(isLastDayOfMonth(civilDate('2026-02-28'))).toBe(true);
    expect(isLastDayOfMonth(civilDate('2024-02-28'))).toBe(false);
  });

  it('refuses a plain string, and an instant, at compile time', () => {
    expectTypeOf<string>().not.toExtend<CivilDate>();
    expectTypeOf<Temporal.Instant>().not.toExtend<CivilDate>();
    // @ts-expect-error an unchecked string is not a date
    expect(addDays('2026-01-01', 1)).toBe('2026-01-02');
  });
});

describe('counting days', () => {
  it('C1: two days across the clock change of October 2026', () => {
    expect(addDays(civilDate('2026-10-24'), 2)).toBe('2026-10-26');
  });

  it('adding and counting agree for any two days', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(Math.sign(daysBetween(a, b))).toBe(compareDates(b, a));
      }),
    );
  });

  it('a date is rebuilt from its parts', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { year, month, day } = datePartsOf(date);
        expect(dateOf(year, month, day)).toBe(date);
      }),
    );
  });
});

describe('today in London', () => {
  it('C2: half past eleven at night UTC in June is already the next day', () => {
    expect(todayInLondon(Temporal.Instant.from('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
  });

  it('in winter it is the UTC day', () => {
    expect(todayInLondon(Temporal.Instant.from('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  });

  it('a user in New York in the evening of the 19th files on the 20th', () => {
    expect(todayInLondon(Temporal.Instant.from('2026-11-19T20:00:00-05:00'))).toBe('2026-11-20');
  });
});
