import { describe, expect, it } from 'vitest';
import { presetPeriods } from './preset-periods.ts';

const periodsOn = (today: string) =>
  Object.fromEntries(presetPeriods(today).map(({ id, from, to }) => [id, [from, to]]));

describe('the periods that people ask for', () => {
  it('end with the last day of their month', () => {
    expect(periodsOn('2026-11-20')).toEqual({
      any: [undefined, undefined],
      month: ['2026-11-01', '2026-11-30'],
      'last-month': ['2026-10-01', '2026-10-31'],
      year: ['2026-01-01', '2026-12-31'],
      'last-year': ['2025-01-01', '2025-12-31'],
    });
  });

  it('go back over the turn of the year, and know leap years', () => {
    expect(periodsOn('2027-01-31')['last-month']).toEqual(['2026-12-01', '2026-12-31']);
    expect(periodsOn('2028-03-05')['last-month']).toEqual(['2028-02-01', '2028-02-29']);
  });
});
