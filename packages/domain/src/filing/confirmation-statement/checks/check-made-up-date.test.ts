import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate, compareDates } from '../../../dates/civil-date.ts';
import { PLUM, TODAY } from '../testing/plum-limited.ts';
import { checkPlum, errorsOfPlum } from '../testing/plum-statements.ts';
import { checkMadeUpDate, earliestMadeUpDate, latestMadeUpDate } from './check-made-up-date.ts';

describe('the made-up date', () => {
  it.each([
    ['2026-11-21', 'future', 'Enter a confirmation date that is today or in the past'],
    ['2025-11-20', 'not-after-last', 'Enter a date after 20 November 2025, the date of the last statement'],
    ['', 'missing', 'Enter the confirmation date'],
    ['31/11/2026', 'not-a-date', 'Enter a real date, like 27 3 2024'],
    ['31/10/1700', 'not-a-date', 'Enter a date of a year from 1844 to 2200'],
    ['20/11/2026', 'not-a-date', 'Enter a real date, like 27 3 2024'],
  ])('"%s" is refused: %s', (madeUpTo, code, message) => {
    expect(checkPlum({ madeUpTo }).errors).toEqual([{ path: 'madeUpTo', code, message }]);
  });

  it('is never after the review period', () => {
    const errors = checkPlum({ madeUpTo: '2026-11-21' }, {}, civilDate('2026-12-01')).errors;
    expect(errors.map(({ message }) => message)).toEqual([
      'Enter a date on or before 20 November 2026, the last day of the review period',
    ]);
    expect(latestMadeUpDate(PLUM, civilDate('2026-12-01'))).toBe('2026-11-20');
    expect(latestMadeUpDate(PLUM, civilDate('2026-06-01'))).toBe('2026-06-01');
  });

  it('of a first statement is not before incorporation', () => {
    const first = { lastMadeUpTo: undefined };
    expect(errorsOfPlum({ madeUpTo: '2020-11-20' }, first)[0]).toBe('madeUpTo: before-incorporation');
    expect([earliestMadeUpDate(PLUM), earliestMadeUpDate({ ...PLUM, ...first })]).toEqual([
      '2025-11-21',
      '2020-11-21',
    ]);
  });

  it('a date is taken exactly when it lies between the earliest and the latest', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        const madeUpTo = addDays(TODAY, days);
        const isTaken = checkMadeUpDate(madeUpTo, PLUM, TODAY).length === 0;
        const isInside =
          compareDates(madeUpTo, earliestMadeUpDate(PLUM)) >= 0 &&
          compareDates(madeUpTo, latestMadeUpDate(PLUM, TODAY)) <= 0;
        expect(isTaken).toBe(isInside);
      }),
    );
  });
});
