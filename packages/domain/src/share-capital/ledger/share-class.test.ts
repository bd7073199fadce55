import { describe, expect, it } from 'vitest';
import { amount } from '../../money/exact-decimal.ts';
import { ORDINARY, ordinaryTerms } from '../testing/example-register.ts';
import { changedTerms, type ClassTerms, restatesShares } from './share-class.ts';

const change = (after: Partial<ClassTerms>) => ({
  classId: ORDINARY,
  before: ordinaryTerms,
  after: { ...ordinaryTerms, ...after },
});

describe('a change of terms', () => {
  it.each<[string, Partial<ClassTerms>, boolean]>([
    ['of the nominal value', { nominalEach: amount('0.1') }, true],
    ['of the currency', { currency: 'EUR' }, true],
    ['of the name', { name: 'A' }, false],
    ['of the votes', { votesPerShare: 0n }, false],
    ['of the particulars', { particulars: 'None' }, false],
    ['to redeemable shares', { isRedeemable: true }, false],
  ])('%s restates shares or not', (_what, after, expected) => {
    expect(restatesShares(change(after))).toBe(expected);
    expect(changedTerms(ordinaryTerms, change(after), 'redenomination')).toEqual({
      ...ordinaryTerms,
      ...after,
    });
  });

  it('takes over only what it changed, so that one posted late undoes no later one', () => {
    const later = { ...ordinaryTerms, nominalEach: amount('0.1'), votesPerShare: 5n };
    expect(changedTerms(later, change({ name: 'A' }), 'class-name')).toEqual({ ...later, name: 'A' });
  });

  it('by a variation states the rights as a whole, also those that it did not change', () => {
    const meanwhile = { ...ordinaryTerms, votesPerShare: 4n, name: 'A' };
    const stated = changedTerms(meanwhile, change({ particulars: 'None' }), 'variation');
    expect(stated).toEqual({ ...ordinaryTerms, particulars: 'None', name: 'A' });
  });

  it('never changes whether shares have distinguishing numbers', () => {
    expect(changedTerms(ordinaryTerms, change({ isNumbered: true }), 'variation').isNumbered).toBe(false);
  });

  it('and its opposite leave the terms as they were', () => {
    const both = change({ name: 'A', votesPerShare: 2n, nominalEach: amount('2') });
    const back = { ...both, before: both.after, after: both.before };
    const kind = 'redenomination';
    expect(changedTerms(changedTerms(ordinaryTerms, both, kind), back, kind)).toEqual(ordinaryTerms);
  });
});
