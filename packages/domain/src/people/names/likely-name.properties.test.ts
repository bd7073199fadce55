import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparableName } from './comparable-name.ts';
import { forenamesFit, middleNamesFit } from './forenames.ts';
import { findNameLikeness, type NameWithFormer } from './likely-name.ts';

/** Few words, initials among them, so that names are often alike. */
const word = fc.constantFrom('a', 'b', 'an', 'ann', 'anna', 'ban', 'quill', 'quil', 'macquill', 'mcquill');
const words = fc.array(word, { maxLength: 3 });
const name: fc.Arbitrary<ComparableName> = fc.record({
  forenames: words,
  surname: fc.array(word, { minLength: 1, maxLength: 2 }),
});
const withFormer: fc.Arbitrary<NameWithFormer> = fc.record({
  now: name,
  former: fc.array(name, { maxLength: 2 }),
});

describe('how two names are alike', () => {
  it('is the same from either side', () => {
    fc.assert(
      fc.property(withFormer, withFormer, (one, other) => {
        expect(findNameLikeness(one, other)).toBe(findNameLikeness(other, one));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is nothing of a name and itself where it is a full one', () => {
    fc.assert(
      fc.property(withFormer, (one) => {
        const [first = ''] = one.now.forenames;
        fc.pre(first.length > 1);
        expect(findNameLikeness(one, one)).toBeUndefined();
      }),
    );
  });

  it('does not know who has no surname', () => {
    const nobody = { now: { forenames: ['anna'], surname: [] }, former: [] };
    fc.assert(
      fc.property(withFormer, (one) => {
        expect(findNameLikeness(one, nobody)).toBeUndefined();
        expect(findNameLikeness(nobody, one)).toBeUndefined();
      }),
    );
  });

  it.each([
    [['ab'], ['c'], ['bc'], ['a']],
    [['wei'], ['chen'], ['chen'], ['wei']],
  ])('is their order where %j %j is divided as %j %j', (forenames, surname, others, family) => {
    const one = { now: { forenames, surname }, former: [] };
    const other = { now: { forenames: others, surname: family }, former: [] };
    expect(findNameLikeness(one, other)).toBe('order-of-names');
    expect(findNameLikeness(other, one)).toBe('order-of-names');
  });
});

describe('forenames that may be of one person', () => {
  it('fit from either side, and with themselves', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(middleNamesFit(one, other)).toBe(middleNamesFit(other, one));
        expect(forenamesFit(one, other)).toBe(forenamesFit(other, one));
        expect(middleNamesFit(one, one)).toBe(true);
        expect(forenamesFit(one, one)).toBe(one.length > 0);
      }),
    );
  });

  it('fit where some are left out or are initials, but not in another order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('mara', 'jane', 'tess', 'olga'), { minLength: 1 }),
        (names) => {
          expect(middleNamesFit(names.slice(1), names)).toBe(true);
          expect(
            middleNamesFit(
              names.map((each) => each.slice(0, 1)),
              names,
            ),
          ).toBe(true);
          expect(middleNamesFit(names.toReversed(), names)).toBe(names.length === 1);
        },
      ),
    );
  });
});
