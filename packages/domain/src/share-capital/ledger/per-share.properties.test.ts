import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfMillionths, shareCount } from '../../money/exact-decimal.ts';
import {
  addPerShare,
  amountEach,
  amountOn,
  comparePerShare,
  isNothing,
  NOTHING,
  onEach,
  type PerShare,
  perShareInRatio,
  subtractPerShare,
  sumOfTotals,
  totalAmount,
} from './per-share.ts';

const factor = fc.bigInt({ min: 1n, max: 997n });
/** An amount on each share, as a sub-division or a rate may leave it. */
const perShare: fc.Arbitrary<PerShare> = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), factor, factor)
  .map(([millionths, times, per]) => perShareInRatio(onEach(amountOfMillionths(millionths)), times, per));
const count = fc.integer({ min: 1, max: 1_000_000 }).map((shares) => shareCount(`${shares}`));
const isSame = (one: PerShare, other: PerShare) => comparePerShare(one, other) === 0;

describe('amounts per share', () => {
  it('add up in any order, and nothing adds nothing', () => {
    fc.assert(
      fc.property(perShare, perShare, perShare, (a, b, c) => {
        expect(addPerShare(a, b)).toEqual(addPerShare(b, a));
        expect(addPerShare(addPerShare(a, b), c)).toEqual(addPerShare(a, addPerShare(b, c)));
        expect(addPerShare(a, NOTHING)).toEqual(a);
      }),
    );
  });

  it('taken away again are what they were', () => {
    fc.assert(
      fc.property(perShare, perShare, (a, b) => {
        expect(subtractPerShare(addPerShare(a, b), b)).toEqual(a);
        expect(isNothing(subtractPerShare(a, a))).toBe(true);
      }),
    );
  });

  it('have one writing: equal ones are written alike', () => {
    fc.assert(
      fc.property(perShare, factor, (a, times) => {
        expect(perShareInRatio(a, times, times)).toEqual(a);
        expect(perShareInRatio(perShareInRatio(a, times, 1n), 1n, times)).toEqual(a);
      }),
    );
  });

  it('are in one order, which adding does not change', () => {
    fc.assert(
      fc.property(perShare, perShare, perShare, (a, b, c) => {
        expect(Math.sign(comparePerShare(a, b))).toBe(-Math.sign(comparePerShare(b, a)) || 0);
        expect(comparePerShare(addPerShare(a, c), addPerShare(b, c))).toBe(comparePerShare(a, b));
        if (comparePerShare(a, b) <= 0 && comparePerShare(b, c) <= 0)
          expect(comparePerShare(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('come to the same on shares together as on their parts', () => {
    fc.assert(
      fc.property(perShare, count, count, (each, one, other) => {
        const both = shareCount(`${(one + other) / 1_000_000n}`);
        const parts = sumOfTotals([amountOn(each, one), amountOn(each, other)]);
        expect(isSame(parts, amountOn(each, both))).toBe(true);
      }),
    );
  });

  it('are stated in full where they end, and never too low, nor by a millionth too high', () => {
    fc.assert(
      fc.property(perShare, count, (each, shares) => {
        const total = amountOn(each, shares);
        const stated = totalAmount(total);
        const over = subtractPerShare(onEach(stated), total);
        expect(comparePerShare(over, NOTHING)).toBeGreaterThanOrEqual(0);
        expect(comparePerShare(over, onEach(amountOfMillionths(1n)))).toBeLessThan(0);
        const exact = amountEach(total);
        if (exact !== undefined) expect(stated).toBe(exact);
      }),
    );
  });

  it('survive a division and a consolidation of the shares', () => {
    fc.assert(
      fc.property(perShare, factor, count, (each, into, shares) => {
        const divided = perShareInRatio(each, 1n, into);
        const more = shareCount(`${(shares / 1_000_000n) * into}`);
        expect(isSame(amountOn(divided, more), amountOn(each, shares))).toBe(true);
      }),
    );
  });
});
