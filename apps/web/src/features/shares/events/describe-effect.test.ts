import { describe, expect, it } from 'vitest';
import {
  describeBonus,
  describeConsolidation,
  describeRedenomination,
  describeReduction,
  describeSubdivision,
  leftWithFraction,
  withPartEntitlement,
} from './describe-effect.ts';

const issued = { shares: '1500', nominalEach: '1', currency: 'GBP' };
const holder = (holderId: string, shares: string) => ({ holderId, name: holderId, shares, numbers: '' });

describe('what an event leads to, as it is typed', () => {
  it.each([
    ['10', '1,500 shares of £1.00 become 15,000 of £0.10.'],
    // A third of a pound has no end.
    ['3', undefined],
    ['0', undefined],
    ['', undefined],
    ['ten', undefined],
  ])('a sub-division into %s', (into, words) => {
    expect(describeSubdivision(issued, into)).toBe(words);
  });

  it.each([
    ['100', '1,500 shares of £1.00 become 15 of £100.00.'],
    // No part of a share comes of it.
    ['7', undefined],
    ['-2', undefined],
  ])('a consolidation of %s', (from, words) => {
    expect(describeConsolidation(issued, from)).toBe(words);
  });

  it('a redenomination, once the currency and the rate are whole', () => {
    expect(describeRedenomination(issued, { currency: 'EUR', rate: '1.15' })).toBe(
      '£1.00 becomes €1.15; the 1,500 shares stay as many.',
    );
    expect(describeRedenomination(issued, { currency: 'EU', rate: '1.15' })).toBeUndefined();
    expect(describeRedenomination(issued, { currency: 'EUR', rate: '' })).toBeUndefined();
  });

  it('a reduction to a smaller nominal value, and to no other', () => {
    expect(describeReduction(issued, '0.40')).toBe(
      '£1.00 becomes £0.40: £900.00 less capital on 1,500 shares.',
    );
    expect(describeReduction(issued, '1')).toBeUndefined();
    expect(describeReduction(issued, '2')).toBeUndefined();
  });

  it('nothing while the class and its shares are not known', () => {
    expect(describeSubdivision(undefined, '10')).toBeUndefined();
    expect(describeConsolidation(undefined, '10')).toBeUndefined();
    expect(describeRedenomination(undefined, { currency: 'EUR', rate: '1' })).toBeUndefined();
    expect(describeReduction(undefined, '0.40')).toBeUndefined();
  });
});

describe('holdings that do not divide', () => {
  const held = [holder('alice', '100'), holder('bob', '45'), holder('carol', '3')];
  const names = (found: typeof held | readonly { readonly name: string }[]) => found.map(({ name }) => name);

  it('are left with a fraction by a consolidation', () => {
    expect(names(leftWithFraction(held, '10'))).toEqual(['bob', 'carol']);
    expect(leftWithFraction(held, '1')).toEqual([]);
    expect(leftWithFraction(held, '')).toEqual([]);
  });

  it('are entitled to part of a bonus share', () => {
    expect(names(withPartEntitlement(held, { newShares: '1', forEvery: '2' }))).toEqual(['bob', 'carol']);
    expect(withPartEntitlement(held, { newShares: '2', forEvery: '1' })).toEqual([]);
    expect(withPartEntitlement(held, { newShares: '', forEvery: '2' })).toEqual([]);
  });

  it('get whole bonus shares only, and whoever has too few gets none', () => {
    expect(describeBonus(held, { newShares: '1', forEvery: '10' })).toBe('14 new shares for 2 holders.');
    expect(describeBonus([holder('alice', '10')], { newShares: '1', forEvery: '10' })).toBe(
      '1 new shares for 1 holder.',
    );
    expect(describeBonus([], { newShares: '1', forEvery: '10' })).toBeUndefined();
    expect(describeBonus(held, { newShares: '0', forEvery: '10' })).toBeUndefined();
  });
});
