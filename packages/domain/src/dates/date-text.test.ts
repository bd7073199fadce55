import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from './civil-date.ts';
import { formatCivilDate, formatMonthOfYear, formatShortDate, parseTypedDate } from './date-text.ts';

describe('writing a date', () => {
  it('names the month, as on statutory documents', () => {
    expect(formatCivilDate(civilDate('2026-11-27'))).toBe('27 November 2026');
    expect(formatShortDate(civilDate('2026-11-07'))).toBe('7 Nov 2026');
  });

  it('shows only month and year of a birth date', () => {
    expect(formatMonthOfYear(5, 1980)).toBe('May 1980');
  });
});

describe('a typed date', () => {
  it.each([
    '27 11 2026',
    '27/11/2026',
    '27-11-2026',
    '27.11.2026',
    '27112026',
    '27 Nov 2026',
    '27 November 2026',
    '27th November 2026',
    '27 NOV. 2026',
    ' 27 / 11 / 2026 ',
    '27-Nov-2026',
    '2026-11-27',
  ])('understands "%s"', (typed) => {
    expect(parseTypedDate(typed)).toEqual({ ok: true, date: '2026-11-27' });
  });

  it.each([
    ['1/2/2026', '2026-02-01'],
    ['1 Sept 2026', '2026-09-01'],
    ['31 12 2200', '2200-12-31'],
    ['29 2 2024', '2024-02-29'],
  ])('reads "%s" day first', (typed, expected) => {
    expect(parseTypedDate(typed)).toEqual({ ok: true, date: expected });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['tomorrow', 'not-understood'],
    ['27/2026', 'not-understood'],
    ['27 Novemberish 2026', 'not-understood'],
    ['27 Foo 2026', 'not-understood'],
    ['27/11/26', 'two-digit-year'],
    ['27 Nov 26', 'two-digit-year'],
    ['1/1/1843', 'year-out-of-range'],
    ['1/1/2201', 'year-out-of-range'],
    ['31/11/2026', 'no-such-day'],
    ['29/02/2026', 'no-such-day'],
    ['1/13/2026', 'no-such-day'],
  ])('refuses "%s": %s', (typed, reason) => {
    expect(parseTypedDate(typed)).toEqual({ ok: false, reason });
  });

  it('reads back every date it has written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130_000 }), (days) => {
        const date = addDays(civilDate('1844-01-01'), days);
        expect(parseTypedDate(formatCivilDate(date))).toEqual({ ok: true, date });
        expect(parseTypedDate(formatShortDate(date))).toEqual({ ok: true, date });
      }),
    );
  });
});
