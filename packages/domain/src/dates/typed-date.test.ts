import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from './civil-date.ts';
import { formatCivilDate, formatShortDate } from './date-text.ts';
import { ENTERED_YEARS_TEXT, findDateRefusal, parseTypedDate } from './typed-date.ts';

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
    expect(parseTypedDate(typed)).toEqual({ ok: true, date: '2026-11-27', isShort: false });
  });

  it.each([
    '27 11 26',
    '27/11/26',
    '27-11-26',
    '27.11.26',
    '271126',
    '27 Nov 26',
    '27-Nov-26',
    '27 November 26',
  ])('understands "%s", whose year has two digits', (typed) =>
    expect(parseTypedDate(typed)).toEqual({ ok: true, date: '2026-11-27', isShort: true }),
  );

  it.each([
    ['1/1/00', undefined, '2000-01-01'],
    ['31/12/49', undefined, '2049-12-31'],
    ['1/1/50', undefined, '1950-01-01'],
    ['1/1/99', undefined, '1999-01-01'],
    ['12/3/48', 2026, '1948-03-12'],
    ['12/3/27', 2026, '1927-03-12'],
    ['12/3/26', 2026, '2026-03-12'],
    ['12/3/48', 2000, '1948-03-12'],
    ['12/3/00', 2000, '2000-03-12'],
  ])('takes the year of "%s" from the hundred up to %s', (typed, last, date) => {
    expect(parseTypedDate(typed, last)).toEqual({ ok: true, date, isShort: true });
  });

  it.each([
    ['1/2/2026', '2026-02-01'],
    ['1 Sept 2026', '2026-09-01'],
    ['31 12 2200', '2200-12-31'],
    ['29 2 2024', '2024-02-29'],
  ])('reads "%s" day first', (typed, expected) => {
    expect(parseTypedDate(typed)).toEqual({ ok: true, date: expected, isShort: false });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['tomorrow', 'not-understood'],
    ['27/2026', 'not-understood'],
    ['27 Novemberish 2026', 'not-understood'],
    ['27 Foo 2026', 'not-understood'],
    ['27/11/6', 'not-understood'],
    ['27/11/126', 'not-understood'],
    ['31/11/26', 'no-such-day'],
    ['29/02/27', 'no-such-day'],
    ['321326', 'no-such-day'],
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
        expect(parseTypedDate(formatCivilDate(date))).toMatchObject({ ok: true, date });
        expect(parseTypedDate(formatShortDate(date))).toMatchObject({ ok: true, date });
      }),
    );
  });
});

describe('what is said where a date is entered', () => {
  const missing = 'Enter a date';

  it('is nothing of a date that may be entered', () => {
    expect(findDateRefusal('2026-11-27', missing)).toBeUndefined();
  });

  it.each(['0001-01-01', '1843-12-31', '2201-01-01', '9999-12-31', '1 1 0001'])(
    'is which years there are, of %s',
    (text) => expect(findDateRefusal(text, missing)).toBe(ENTERED_YEARS_TEXT),
  );

  it.each(['', '2026-02-30', 'tomorrow'])('is what to enter, of “%s”', (text) =>
    expect(findDateRefusal(text, missing)).toBe(missing),
  );
});
