import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Amount,
  addDecimals,
  amount,
  compareDecimals,
  formatAmount,
  formatCount,
  multiplyExactly,
  parseAmount,
  parseShareCount,
  type ShareCount,
  shareCount,
  subtractDecimals,
  sumAmounts,
  sumShares,
  toDecimalText,
} from './exact-decimal.ts';

const anyText = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`);

describe('an exact decimal from text', () => {
  it.each([
    ['100', '100'],
    ['0.10', '0.1'],
    ['1,250.50', '1250.5'],
    ['1,000,000', '1000000'],
    [' 7. ', '7'],
    ['0.000001', '0.000001'],
    ['0.1000000', '0.1'],
    ['99999999999999999999.999999', '99999999999999999999.999999'],
  ])('"%s" is %s', (typed, expected) => {
    expect(toDecimalText(amount(typed))).toBe(expected);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1.0000001', 'too-many-decimals'],
    ['1e3', 'not-a-number'],
    ['-1', 'not-a-number'],
    ['12,50', 'not-a-number'],
    ['1000,50', 'not-a-number'],
    ['0,500', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['£5', 'not-a-number'],
    ['NaN', 'not-a-number'],
  ])('refuses "%s": %s', (typed, reason) => {
    expect(parseAmount(typed)).toEqual({ ok: false, reason });
    expect(parseShareCount(typed)).toEqual({ ok: false, reason });
    expect(() => shareCount(typed)).toThrow(RangeError);
  });

  it('writes back what it has read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = amount(text);
        expect(amount(toDecimalText(value))).toBe(value);
        expect(shareCount(formatCount(shareCount(text)))).toBe(value);
      }),
    );
  });
});

describe('exact arithmetic', () => {
  it('adds tenths without losing any', () => {
    expect(toDecimalText(addDecimals(amount('0.1'), amount('0.2')))).toBe('0.3');
    expect(toDecimalText(sumAmounts([amount('0.1'), amount('0.2'), amount('0.3')]))).toBe('0.6');
    expect(toDecimalText(sumShares([]))).toBe('0');
  });

  it('multiplies shares by an amount, and says so when that is not exact', () => {
    expect(multiplyExactly(shareCount('1500'), amount('0.1'))).toBe(amount('150'));
    expect(multiplyExactly(shareCount('0.5'), amount('0.000001'))).toBeUndefined();
  });

  it('what is added can be taken away', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(subtractDecimals(addDecimals(amount(a), amount(b)), amount(b))).toBe(amount(a));
      }),
    );
  });

  it('a whole number of shares times any amount is that many times the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), anyText, (count, text) => {
        const repeated = sumAmounts(Array.from({ length: count }, () => amount(text)));
        expect(multiplyExactly(shareCount(String(count)), amount(text))).toBe(repeated);
      }),
    );
  });

  it('orders numbers', () => {
    const [small, large] = [amount('0.999999'), amount('1')];
    expect([
      compareDecimals(small, large),
      compareDecimals(large, small),
      compareDecimals(large, large),
    ]).toEqual([-1, 1, 0]);
  });

  it('shares and money do not mix, at compile time', () => {
    expectTypeOf<ShareCount>().not.toExtend<Amount>();
    // @ts-expect-error a number of shares is not an amount of money
    expect(addDecimals(shareCount('1'), amount('1'))).toBe(shareCount('2'));
    // @ts-expect-error nor is it multiplied by another number of shares
    expect(multiplyExactly(shareCount('2'), shareCount('3'))).toBe(shareCount('6'));
  });
});

describe('writing for people', () => {
  it.each([
    ['1250', '1,250', '£1,250.00'],
    ['0.1', '0.1', '£0.10'],
    ['0.005', '0.005', '£0.005'],
    ['1234567.5', '1,234,567.5', '£1,234,567.50'],
  ])('%s', (text, count, sterling) => {
    expect(formatCount(shareCount(text))).toBe(count);
    expect(formatAmount(amount(text), 'GBP')).toBe(sterling);
  });

  it('names a foreign currency', () => {
    expect(formatAmount(amount('1000'), 'EUR')).toBe('EUR 1,000.00');
    expect(formatAmount(subtractDecimals(amount('1'), amount('2.5')), 'GBP')).toBe('-£1.50');
  });
});
