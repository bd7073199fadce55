import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate, civilDate, datePartsOf } from '../dates/civil-date.ts';
import { fallsOn, firstOpenOccurrence, monthsOfRepeat, nextOccurrence } from './diary-repeat.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(civilDate('2000-01-01'), days));
const repeat = fc.constantFrom('monthly', 'quarterly', 'yearly');
const firstOf = (startsOn: CivilDate, step: 'monthly' | 'quarterly' | 'yearly', count: number) => {
  const days: CivilDate[] = [];
  for (let next: CivilDate | undefined = startsOn; days.length < count && next !== undefined; ) {
    days.push(next);
    next = nextOccurrence({ startsOn, repeat: step }, next);
  }
  return days;
};

describe('the days of a date that comes back', () => {
  it('are a whole number of steps apart, on its day or the last of a shorter month', () => {
    fc.assert(
      fc.property(day, repeat, (startsOn, step) => {
        const first = datePartsOf(startsOn);
        for (const [place, each] of firstOf(startsOn, step, 14).entries()) {
          const { year, month, day: dayOfMonth } = datePartsOf(each);
          const months = (year - first.year) * 12 + month - first.month;
          expect(months).toBe(place * (monthsOfRepeat(step) ?? 0));
          const isLast = datePartsOf(addDays(each, 1)).day === 1;
          expect(dayOfMonth === first.day || (isLast && dayOfMonth < first.day)).toBe(true);
        }
      }),
    );
  });

  it('are found from any day, the next after it and none between', () => {
    fc.assert(
      fc.property(day, repeat, fc.integer({ min: -400, max: 2_000 }), (startsOn, step, days) => {
        const rhythm = { startsOn, repeat: step };
        const after = addDays(startsOn, days);
        const next = nextOccurrence(rhythm, after);
        if (next === undefined) throw new RangeError('It comes back for ever');
        expect(next > after && next >= startsOn).toBe(true);
        expect(fallsOn(rhythm, next)).toBe(true);
        // Asked from the day before it, it is the same one.
        expect(nextOccurrence(rhythm, addDays(next, -1))).toBe(next);
      }),
    );
  });

  it('are done one by one, whichever were done before', () => {
    fc.assert(
      fc.property(day, repeat, fc.uniqueArray(fc.nat({ max: 9 })), (startsOn, step, places) => {
        const days = firstOf(startsOn, step, 12);
        const done = new Set(places.flatMap((place) => days[place] ?? []));
        expect(firstOpenOccurrence({ startsOn, repeat: step }, done)).toBe(
          days.find((each) => !done.has(each)),
        );
      }),
    );
  });
});
