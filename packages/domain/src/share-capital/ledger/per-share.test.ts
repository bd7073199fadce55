import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import {
  addPerShare,
  amountEach,
  amountOn,
  comparePerShare,
  onEach,
  perShareInRatio,
  subtractPerShare,
  sumOfTotals,
  totalAmount,
} from './per-share.ts';

const perShare = fc
  .tuple(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 50n), fc.bigInt(1n, 50n))
  .map(([millionths, times, per]) =>
    perShareInRatio({ amount: amount('0.000001'), shares: 1n }, millionths * times, per),
  );

describe('an amount on each share', () => {
  it('stays exact where it does not end: ten pounds on every three shares', () => {
    const third = perShareInRatio(onEach(amount('10')), 1n, 3n);
    expect(amountEach(third)).toBeUndefined();
    expect(totalAmount(amountOn(third, shareCount('300')))).toBe(amount('1000'));
    expect(perShareInRatio(third, 3n, 1n)).toEqual(onEach(amount('10')));
  });

  it('is stated a millionth too high rather than too low when a total does not end', () => {
    const third = perShareInRatio(onEach(amount('1')), 1n, 3n);
    expect(totalAmount(amountOn(third, shareCount('1')))).toBe(amount('0.333334'));
    expect(
      totalAmount(sumOfTotals([amountOn(third, shareCount('1')), amountOn(third, shareCount('2'))])),
    ).toBe(amount('1'));
  });

  it('adds and takes away without loss, and compares exactly', () => {
    fc.assert(
      fc.property(perShare, perShare, (a, b) => {
        expect(subtractPerShare(addPerShare(a, b), b)).toEqual(a);
        expect(comparePerShare(addPerShare(a, b), a)).toBe(1);
      }),
    );
  });

  it('of holdings adds up to that of the whole', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(perShare, parts, (each, held) => {
        const whole = held.reduce((sum, shares) => sum + shares, 0);
        const totals = held.map((shares) => amountOn(each, shareCount(String(shares))));
        expect(sumOfTotals(totals)).toEqual(amountOn(each, shareCount(String(whole))));
      }),
    );
  });
});
