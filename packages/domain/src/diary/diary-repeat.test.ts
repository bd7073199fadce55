import { describe, expect, it } from 'vitest';
import { type CivilDate, civilDate } from '../dates/civil-date.ts';
import { fallsOn, firstOpenOccurrence, nextOccurrence } from './diary-repeat.ts';

const day = civilDate;
const doneOn = (...days: string[]) => new Set(days.map((each) => day(each)));

describe('a date that comes back', () => {
  it('keeps its day through shorter months', () => {
    const rhythm = { startsOn: day('2027-01-31'), repeat: 'monthly' } as const;
    const days: CivilDate[] = [];
    let last: CivilDate | undefined = rhythm.startsOn;
    while (last !== undefined && days.length < 4) {
      last = nextOccurrence(rhythm, last);
      if (last !== undefined) days.push(last);
    }
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it.each([
    ['quarterly', '2027-02-15', '2027-02-16', '2027-05-15'],
    ['quarterly', '2027-02-15', '2027-05-14', '2027-05-15'],
    ['yearly', '2024-02-29', '2026-06-01', '2027-02-28'],
    ['yearly', '2024-02-29', '2027-02-28', '2028-02-29'],
    ['monthly', '2027-03-10', '2026-12-01', '2027-03-10'],
  ] as const)('%s from %s comes after %s on %s', (repeat, startsOn, after, expected) => {
    expect(nextOccurrence({ startsOn: day(startsOn), repeat }, day(after))).toBe(expected);
  });

  it('comes once when it does not come back', () => {
    const rhythm = { startsOn: day('2027-03-10'), repeat: 'none' } as const;
    expect(nextOccurrence(rhythm, day('2027-03-10'))).toBeUndefined();
    expect(firstOpenOccurrence(rhythm, doneOn('2027-03-10'))).toBeUndefined();
    expect(fallsOn(rhythm, day('2027-03-10'))).toBe(true);
    expect(fallsOn(rhythm, day('2027-03-09'))).toBe(false);
  });

  it('is to be done on the first of its days that is not done', () => {
    const rhythm = { startsOn: day('2027-01-31'), repeat: 'monthly' } as const;
    expect(firstOpenOccurrence(rhythm, doneOn('2027-01-31', '2027-02-28'))).toBe('2027-03-31');
    expect(firstOpenOccurrence(rhythm, doneOn('2027-02-28'))).toBe('2027-01-31');
    expect(fallsOn(rhythm, day('2027-02-28'))).toBe(true);
    expect(fallsOn(rhythm, day('2027-03-28'))).toBe(false);
  });
});
