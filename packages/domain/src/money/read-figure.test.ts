import { describe, expect, it } from 'vitest';
import { amount, shareCount } from './exact-decimal.ts';
import { readAmount, readShareCount, sumReadableShares } from './read-figure.ts';

describe('a figure that is read from a text', () => {
  it('is exact', () => {
    expect(readShareCount('1500')).toBe(shareCount('1500'));
    expect(readAmount('0.10')).toBe(amount('0.1'));
  });

  it.each(['', 'ten', '1.2.3'])('is none where the text is %j', (text) => {
    expect(readShareCount(text)).toBeUndefined();
    expect(readAmount(text)).toBeUndefined();
  });

  it('is left out of a sum where it cannot be read', () => {
    expect(sumReadableShares(['100', '', 'ten', '5'])).toBe(shareCount('105'));
    expect(sumReadableShares([])).toBe(shareCount('0'));
  });
});
