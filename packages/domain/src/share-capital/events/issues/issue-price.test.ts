import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, multiplyExactly, shareCount, sumAmounts } from '../../../money/exact-decimal.ts';
import { premiumOf, splitTotal } from './issue-price.ts';

describe('the price of a share', () => {
  it('is nominal and premium, and a total that divides gives one price', () => {
    expect(premiumOf(amount('3'), amount('1'))).toBe(amount('2'));
    expect(splitTotal(amount('150'), shareCount('50'))).toEqual([
      { shares: shareCount('50'), priceEach: amount('3') },
    ]);
  });

  it('a hundred pounds for three shares is offered as an exact split', () => {
    expect(splitTotal(amount('100'), shareCount('3'))).toEqual([
      { shares: shareCount('2'), priceEach: amount('33.333333') },
      { shares: shareCount('1'), priceEach: amount('33.333334') },
    ]);
  });

  it('a split always makes up the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (total, shares) => {
          const lines = splitTotal(amount(String(total)), shareCount(String(shares)));
          const sums = lines.map((line) => multiplyExactly(line.shares, line.priceEach) ?? amount('0'));
          expect(sumAmounts(sums)).toBe(amount(String(total)));
        },
      ),
    );
  });
});
