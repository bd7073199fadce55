import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeNumberRanges,
  doRangesOverlap,
  isRangeWithin,
  joined,
  type NumberRange,
  parseNumberRanges,
  rangeFrom,
  rangesWithin,
  remainingOf,
  remainingRanges,
  sharesIn,
} from './distinguishing-numbers.ts';
import { wholeCountOf } from '../../money/exact-decimal.ts';

/** The numbers that ranges stand for, one by one: what every sum of ranges must come to. */
const numbersOf = (ranges: readonly NumberRange[]) =>
  new Set(
    ranges.flatMap(({ first, last }) =>
      Array.from({ length: Number(last - first) + 1 }, (_, place) => Number(first) + place),
    ),
  );
const inOrder = (numbers: ReadonlySet<number>) => [...numbers].toSorted((one, other) => one - other);
const isOrdered = (ranges: readonly NumberRange[]) =>
  ranges.every(({ first }, place) => place === 0 || (ranges[place - 1]?.last ?? 0n) < first);

const range = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }));
const anyRange = range.map(([first, count]) => rangeFrom(BigInt(first), BigInt(count)));
const ranges = fc.array(anyRange, { maxLength: 6 });
/** Ranges of which none shares a number with another, in any order. */
const apart = ranges.map((all) =>
  all.filter((each, place) => !all.slice(0, place).some((other) => doRangesOverlap(each, other))),
);

describe('ranges of distinguishing numbers, against the numbers themselves', () => {
  it('hold as many shares as numbers', () => {
    fc.assert(
      fc.property(anyRange, (each) => {
        expect(wholeCountOf(sharesIn(each))).toBe(BigInt(numbersOf([each]).size));
      }),
    );
  });

  it('overlap, or lie within one another, as their numbers do', () => {
    fc.assert(
      fc.property(anyRange, anyRange, (one, other) => {
        const [a, b] = [numbersOf([one]), numbersOf([other])];
        expect(doRangesOverlap(one, other)).toBe(!a.isDisjointFrom(b));
        expect(doRangesOverlap(other, one)).toBe(doRangesOverlap(one, other));
        expect(isRangeWithin(one, other)).toBe(a.isSubsetOf(b));
      }),
    );
  });

  it('are divided by what is taken: what is left and what is taken within are the whole, and share nothing', () => {
    fc.assert(
      fc.property(anyRange, ranges, (whole, taken) => {
        const left = remainingRanges(whole, taken);
        const [rest, within] = [numbersOf(left), numbersOf(rangesWithin(whole, taken))];
        expect(inOrder(rest.union(within))).toEqual(inOrder(numbersOf([whole])));
        expect(rest.isDisjointFrom(within)).toBe(true);
        expect(isOrdered(left)).toBe(true);
      }),
    );
  });

  it('of several are left over together', () => {
    fc.assert(
      fc.property(apart, ranges, (held, taken) => {
        expect(inOrder(numbersOf(remainingOf(held, taken)))).toEqual(
          inOrder(numbersOf(held).difference(numbersOf(taken))),
        );
      }),
    );
  });

  it('are joined without gaining or losing a number, and as far as they can be', () => {
    fc.assert(
      fc.property(apart, (all) => {
        const one = joined(all);
        expect(inOrder(numbersOf(one))).toEqual(inOrder(numbersOf(all)));
        expect(one.some(({ last }) => one.some(({ first }) => first === last + 1n))).toBe(false);
        expect(joined(one)).toEqual(one);
      }),
    );
  });

  it('are read back from their text, and not from one that repeats a number', () => {
    fc.assert(
      fc.property(
        apart.filter((all) => all.length > 0),
        anyRange,
        (all, another) => {
          const text = describeNumberRanges(all);
          const read = parseNumberRanges(text) ?? [];
          expect(inOrder(numbersOf(read))).toEqual(inOrder(numbersOf(all)));
          expect(isOrdered(read)).toBe(true);
          const isRepeated = all.some((each) => doRangesOverlap(each, another));
          const more = parseNumberRanges(`${text}, ${describeNumberRanges([another])}`);
          expect(more === undefined).toBe(isRepeated);
        },
      ),
    );
  });

  it.each([
    ['999999999999999', '999999999999999'],
    ['1 - 1', '1'],
    ['007', '7'],
    ['3–5,1', '1, 3-5'],
  ])('written as “%s” are %s', (text, read) => {
    expect(describeNumberRanges(parseNumberRanges(text) ?? [])).toBe(read);
  });

  it.each(['1000000000000000', '1--3', '1,', ',1', '1 2', '1-2-3', '-3', '٣'])(
    'written as “%s” are none',
    (text) => {
      expect(parseNumberRanges(text)).toBeUndefined();
    },
  );
});
