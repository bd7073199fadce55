import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate, datePartsOf, daysBetween, daysInMonth, isLastDayOfMonth } from './civil-date.ts';
import {
  accountsMonths,
  daysAfter,
  daysBeginningWith,
  monthsAfter,
  monthsBeginningWith,
} from './statutory-periods.ts';

const anyDate = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays(civilDate('1900-01-01'), days));
const someMonths = fc.integer({ min: 1, max: 60 });

describe('the five date functions', () => {
  it('"within 14 days after" leaves out the day of the event', () => {
    expect(daysAfter(civilDate('2026-11-20'), 14)).toBe('2026-12-04');
  });

  it('"14 days beginning with" counts the day of the event', () => {
    expect(daysBeginningWith(civilDate('2026-12-01'), 14)).toBe('2026-12-14');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-28'],
    ['2026-06-30', 6, '2026-12-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months after it is %s', (from, months, expected) => {
    expect(monthsAfter(civilDate(from), months)).toBe(expected);
  });

  it.each([
    ['2026-12-03', 1, '2027-01-02'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2025-03-15', 12, '2026-03-14'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-03-01', 12, '2026-02-28'],
    ['2027-03-01', 12, '2028-02-29'],
  ])('beginning with %s, %i months end on %s', (from, months, expected) => {
    expect(monthsBeginningWith(civilDate(from), months)).toBe(expected);
  });

  it('accounts go from month end to month end, unlike everything else', () => {
    expect(accountsMonths(civilDate('2026-06-30'), 6)).toBe('2026-12-31');
    expect(monthsAfter(civilDate('2026-06-30'), 6)).toBe('2026-12-30');
  });

  it.each(['2026-05-29', '2026-05-30'])(
    'accounts from %s, not a month end, stop at the end of February',
    (from) => {
      expect(accountsMonths(civilDate(from), 9)).toBe('2027-02-28');
    },
  );
});

describe('for any day', () => {
  it('months after keep the day number or stop at the end of the month', () => {
    fc.assert(
      fc.property(anyDate, someMonths, (date, months) => {
        const target = datePartsOf(monthsAfter(date, months));
        const day = datePartsOf(date).day;
        expect(target.day).toBe(Math.min(day, daysInMonth(target.year, target.month)));
      }),
    );
  });

  it('months beginning with a day end on or one day before the corresponding date', () => {
    fc.assert(
      fc.property(anyDate, someMonths, (date, months) => {
        expect([0, 1]).toContain(daysBetween(monthsBeginningWith(date, months), monthsAfter(date, months)));
      }),
    );
  });

  it('accounts months never fall before the ordinary ones and keep a month end', () => {
    fc.assert(
      fc.property(anyDate, someMonths, (date, months) => {
        const due = accountsMonths(date, months);
        expect(due >= monthsAfter(date, months)).toBe(true);
        if (isLastDayOfMonth(date)) expect(isLastDayOfMonth(due)).toBe(true);
      }),
    );
  });
});
