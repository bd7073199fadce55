import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../money/exact-decimal.ts';
import { checkStatementOfCapital } from './check-statement-of-capital.ts';
import {
  aggregateNominalOf,
  type ClassCapitalRecord,
  type CurrencyCapitalRecord,
  currencyCapitalOf,
} from './statement-of-capital.ts';

const ordinary: ClassCapitalRecord = {
  className: 'Ordinary',
  particulars: 'Each share has one vote and equal rights to dividends and capital. Not redeemable.',
  numberOfShares: '150',
  aggregateNominal: '150',
};
const table = (changes: Partial<CurrencyCapitalRecord> = {}): CurrencyCapitalRecord => ({
  ...currencyCapitalOf('GBP', [ordinary], '50'),
  ...changes,
});
const withClass = (changes: Partial<ClassCapitalRecord>) => table({ classes: [{ ...ordinary, ...changes }] });
const errorsOf = (...currencies: readonly CurrencyCapitalRecord[]) =>
  checkStatementOfCapital({ currencies }).map(({ path, code }) => `${path}: ${code}`);

describe('a statement of capital', () => {
  it('is right when everything adds up, in every currency', () => {
    const preference = {
      ...ordinary,
      className: 'Redeemable preference',
      numberOfShares: '1000',
      aggregateNominal: '1000',
    };
    expect(errorsOf(table(), currencyCapitalOf('EUR', [preference], '0'))).toEqual([]);
  });

  it('needs a currency and a class', () => {
    expect(errorsOf()).toEqual(['currencies: missing']);
    expect(errorsOf(table({ classes: [] }))).toEqual(['currencies.0.classes: missing']);
  });

  it('needs the unpaid total, which may be zero', () => {
    expect(errorsOf(table({ totalUnpaid: '' }))).toEqual(['currencies.0.totalUnpaid: missing']);
    expect(errorsOf(table({ totalUnpaid: '0' }))).toEqual([]);
    expect(checkStatementOfCapital({ currencies: [table({ totalUnpaid: '' })] })[0]?.message).toBe(
      'Enter the total amount unpaid (0 if everything is paid)',
    );
  });

  it('says what totals should be when they do not add up', () => {
    const errors = checkStatementOfCapital({
      currencies: [table({ totalShares: '151', totalNominal: '150.01' })],
    });
    expect(errors).toEqual([
      {
        path: 'currencies.0.totalShares',
        code: 'does-not-add-up',
        message: 'Enter 150: the classes add up to that',
      },
      {
        path: 'currencies.0.totalNominal',
        code: 'does-not-add-up',
        message: 'Enter 150: the nominal values add up to that',
      },
    ]);
  });

  it('names what is wrong in the order of the page', () => {
    expect(errorsOf(table({ totalShares: '151', totalNominal: 'x', totalUnpaid: '' }))).toEqual([
      'currencies.0.totalShares: does-not-add-up',
      'currencies.0.totalNominal: not-a-number',
      'currencies.0.totalUnpaid: missing',
    ]);
  });

  it('I4: an aggregate is the number of shares times the nominal value', () => {
    expect(errorsOf(withClass({ nominalEach: '1' }))).toEqual([]);
    expect(errorsOf(withClass({ nominalEach: '0.1' }))).toEqual([
      'currencies.0.classes.0.aggregateNominal: not-number-times-nominal',
    ]);
    expect(errorsOf(withClass({ nominalEach: 'x' }))).toEqual([
      'currencies.0.classes.0.nominalEach: not-a-number',
    ]);
    expect(aggregateNominalOf(shareCount('1500'), amount('0.10'))).toBe('150');
    expect(aggregateNominalOf(shareCount('0.1'), amount('0.000001'))).toBeUndefined();
  });

  it.each([
    [withClass({ className: ' ' }), 'className: missing'],
    [withClass({ className: 'x'.repeat(51) }), 'className: too-long'],
    [withClass({ particulars: '' }), 'particulars: missing'],
    [withClass({ particulars: 'x'.repeat(4001) }), 'particulars: too-long'],
    [withClass({ numberOfShares: '0' }), 'numberOfShares: zero'],
    [withClass({ numberOfShares: '1.1234567' }), 'numberOfShares: too-many-decimals'],
    [withClass({ aggregateNominal: 'lots' }), 'aggregateNominal: not-a-number'],
    [withClass({ aggregateNominal: '1000000000000000' }), 'aggregateNominal: too-large'],
  ])('refuses what the gateway would refuse (%#)', (currency, error) => {
    expect(errorsOf(currency)).toEqual([`currencies.0.classes.0.${error}`]);
  });

  it('holds each currency and each class once', () => {
    const twice = currencyCapitalOf('GBP', [ordinary, { ...ordinary, className: ' ordinary ' }], '0');
    expect(errorsOf(twice)).toEqual(['currencies.0.classes.1.className: repeated']);
    expect(errorsOf(table(), table())).toEqual(['currencies.1.currency: repeated']);
    expect(errorsOf(table({ currency: 'pounds' }))).toEqual(['currencies.0.currency: not-a-currency']);
  });

  it('made from its classes always adds up', () => {
    const anyClass = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n));
    fc.assert(
      fc.property(fc.array(anyClass, { minLength: 1, maxLength: 8 }), (numbers) => {
        const classes = numbers.map(([shares, nominal], index) => ({
          ...ordinary,
          className: `Class ${index}`,
          numberOfShares: `${shares}`,
          aggregateNominal: `${nominal}`,
        }));
        expect(errorsOf(currencyCapitalOf('GBP', classes, '0'))).toEqual([]);
      }),
    );
  });
});
