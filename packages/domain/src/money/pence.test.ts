import { describe, expect, expectTypeOf, it } from 'vitest';
import { addPence, formatPence, type Pence, pence, pounds } from './pence.ts';

describe('pence', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    'refuses %s, which is not whole pence',
    (value) => {
      expect(() => pence(value)).toThrow(RangeError);
    },
  );

  it('adds up exactly', () => {
    expect(addPence(pounds(50), pence(500), pence(100))).toBe(5600);
    expect(addPence()).toBe(0);
  });

  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [1999, '£19.99'],
    [125_000, '£1,250.00'],
    [123_456_789, '£1,234,567.89'],
    [-150, '-£1.50'],
  ])('writes %i as %s', (value, expected) => {
    expect(formatPence(pence(value))).toBe(expected);
  });

  it('is not a plain number, at compile time', () => {
    expectTypeOf<number>().not.toExtend<Pence>();
    // @ts-expect-error pounds and pence are easily mistaken: a number must say what it is
    expect(formatPence(50)).toBe('£0.50');
  });
});
