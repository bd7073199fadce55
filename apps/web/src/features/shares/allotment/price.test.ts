import { toDecimalText } from '@statbook/domain/money';
import { describe, expect, it } from 'vitest';
import { type PriceGiven, workOutPrice } from './price.ts';

const given = (more: Partial<PriceGiven>) =>
  workOutPrice({ basis: 'price', amount: '', shares: '1000', nominalEach: '0.10', ...more });

describe('the price of shares', () => {
  it.each([
    ['price', '2.50', { priceEach: '2.5', premiumEach: '2.4', total: '2500' }],
    ['premium', '2.40', { priceEach: '2.5', premiumEach: '2.4', total: '2500' }],
    ['total', '2500', { priceEach: '2.5', premiumEach: '2.4', total: '2500' }],
  ] as const)('follows from the %s', (basis, amount, price) => {
    expect(given({ basis, amount })).toEqual({ kind: 'exact', price });
  });

  it('is not rounded where a total does not divide: a split adds up to it exactly', () => {
    const outcome = given({ basis: 'total', amount: '100', shares: '3' });
    expect(
      outcome.kind === 'split' &&
        outcome.parts.map(({ shares, priceEach }) => [shares, priceEach].map(toDecimalText)),
    ).toEqual([
      ['2', '33.333333'],
      ['1', '33.333334'],
    ]);
  });

  it('is open while a number is missing', () => {
    expect(given({ amount: '' })).toEqual({ kind: 'open' });
    expect(given({ amount: '1', shares: '' })).toEqual({ kind: 'open' });
    expect(given({ amount: '1', nominalEach: '' })).toEqual({ kind: 'open' });
  });
});
