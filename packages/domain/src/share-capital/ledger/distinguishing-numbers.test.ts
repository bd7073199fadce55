import { describe, expect, it } from 'vitest';
import { shareCount } from '../../money/exact-decimal.ts';
import {
  describeNumberRanges,
  doRangesOverlap,
  isRangeWithin,
  parseNumberRanges,
  rangeFrom,
  rangesWithin,
  remainingRanges,
  sharesIn,
} from './distinguishing-numbers.ts';

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
    // In any order, overlapping, and reaching beyond.
    const others = [rangeFrom(90n, 50n), rangeFrom(5n, 6n), rangeFrom(1n, 8n), rangeFrom(300n, 2n)];
    expect(describeNumberRanges(remainingRanges(whole, others))).toBe('11-89');
    expect(describeNumberRanges(rangesWithin(whole, others))).toBe('1-8, 5-10, 90-100');
    expect(isRangeWithin(rangeFrom(51n, 50n), whole)).toBe(true);
    expect(doRangesOverlap(rangeFrom(101n, 5n), whole)).toBe(false);
  });
});
