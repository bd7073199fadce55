import { describe, expect, it } from 'vitest';
import { shareCount } from '../../money/exact-decimal.ts';
import {
  describeNumberRanges,
  doRangesOverlap,
  isRangeWithin,
  parseNumberRanges,
  rangeFrom,
  remainingRanges,
  sharesIn,
} from './number-range.ts';

describe('distinguishing numbers', () => {
  it('are read in ranges, in order', () => {
    const ranges = parseNumberRanges('61, 1-50,70 – 75') ?? [];
    expect(describeNumberRanges(ranges)).toBe('1-50, 61, 70-75');
    expect(ranges.map(sharesIn)).toEqual([shareCount('50'), shareCount('1'), shareCount('6')]);
  });

  it.each(['', '0-4', '9-3', '1-5, 5', 'a', '1.5'])('are refused when written as "%s"', (text) => {
    expect(parseNumberRanges(text)).toBeUndefined();
  });

  it('leave the rest over', () => {
    const whole = rangeFrom(1n, 100n);
    expect(describeNumberRanges(remainingRanges(whole, parseNumberRanges('1-10, 41-50') ?? []))).toBe(
      '11-40, 51-100',
    );
    expect(remainingRanges(whole, [whole])).toEqual([]);
    expect(isRangeWithin(rangeFrom(51n, 50n), whole)).toBe(true);
    expect(doRangesOverlap(rangeFrom(101n, 5n), whole)).toBe(false);
  });
});
