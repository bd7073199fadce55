import { describe, expect, it } from 'vitest';
import { toLondonMinute } from './london.ts';
import { fromLondonMinute, readTime } from './london-minute.ts';

describe('a minute on the clocks of London', () => {
  it.each([
    ['in winter', '2026-11-03', '14:05', '2026-11-03T14:05Z'],
    ['in summer', '2026-07-01', '00:30', '2026-06-30T23:30Z'],
    ['that comes twice, the second time', '2026-10-25', '01:30', '2026-10-25T01:30Z'],
  ])('%s is an instant', (_, date, time, instant) => {
    expect(fromLondonMinute({ date, time })).toBe(instant);
    expect(toLondonMinute(instant)).toEqual({ date, time });
  });

  it('that the clocks leave out is none', () => {
    expect(fromLondonMinute({ date: '2026-03-29', time: '01:30' })).toBeUndefined();
  });

  it.each([
    ['14:05', '14:05'],
    ['9.30', '09:30'],
    ['0905', '09:05'],
    ['24:00', undefined],
    ['14', undefined],
    ['2pm', undefined],
  ])('typed as %s is %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });
});
