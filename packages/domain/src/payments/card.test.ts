import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { formatTypedExpiry, parseCardExpiry, toGatewayExpiry } from './card-expiry.ts';
import {
  describeCardBrand,
  findCardBrand,
  formatCardNumber,
  isAcceptedCardNumber,
  passesLuhn,
  securityCodeLength,
} from './card-number.ts';

const today = civilDate('2026-11-20');

describe('the brand of a card', () => {
  it.each([
    ['4929000000006', 'visa'],
    ['5404000000000001', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720999999999996', 'mastercard'],
    ['2721000000000004', undefined],
    ['374200000000004', 'american-express'],
    ['6759000000005', 'maestro'],
    ['4936980000000001', 'maestro'],
    ['36000000000008', 'diners-club'],
    ['6011000000000004', 'discover'],
    ['6441000000000000', 'discover'],
    ['3569990000000009', 'jcb'],
    ['9000000000000000', undefined],
    ['', undefined],
  ])('%s: %s', (number, brand) => {
    expect(findCardBrand(number)).toBe(brand);
  });

  it('shows from the first digits, and changes when more say otherwise', () => {
    expect([findCardBrand('4'), findCardBrand('493698'), findCardBrand('6'), findCardBrand('6011')]).toEqual([
      'visa',
      'maestro',
      'maestro',
      'discover',
    ]);
    expect(describeCardBrand('american-express')).toBe('American Express');
  });
});

describe('a card number', () => {
  it.each(['4929 0000 0000 6', '5404000000000001', '3742 000000 00004', '4929-0000-0555-9'])(
    'takes %s',
    (number) => {
      expect(isAcceptedCardNumber(number)).toBe(true);
    },
  );

  it.each([
    ['a wrong check digit', '4929000000007'],
    ['a wrong length for its brand', '54040000000000010'],
    ['an unknown brand', '9000000000000001'],
    ['too few digits', '492900000000'],
    ['letters', '4929O00000006'],
    ['nothing', ''],
  ])('refuses %s', (_what, number) => {
    expect(isAcceptedCardNumber(number)).toBe(false);
  });

  it('exactly one check digit is right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), (digits) => {
        const right = Array.from({ length: 10 }, (_, check) => passesLuhn(`${digits}${check}`)).filter(
          Boolean,
        );
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('is grouped as on the card', () => {
    expect(formatCardNumber('4929000000006')).toBe('4929 0000 0000 6');
    expect(formatCardNumber('374200000000004')).toBe('3742 000000 00004');
    expect(formatCardNumber('4929')).toBe('4929');
  });

  it('American Express has a code of four digits', () => {
    expect([
      securityCodeLength('3742'),
      securityCodeLength('34'),
      securityCodeLength('4929'),
      securityCodeLength(''),
    ]).toEqual([4, 4, 3, 3]);
  });
});

describe('an expiry date', () => {
  it.each([
    ['11/26', 11, 2026],
    ['1126', 11, 2026],
    ['01/2027', 1, 2027],
    ['012027', 1, 2027],
    ['12/46', 12, 2046],
  ])('reads %s', (text, month, year) => {
    expect(parseCardExpiry(text, today)).toEqual({ ok: true, expiry: { month, year } });
  });

  it.each([
    ['', 'empty'],
    ['13/27', 'not-a-month'],
    ['00/27', 'not-a-month'],
    ['1/27', 'not-a-month'],
    ['10/26', 'passed'],
    ['12/25', 'passed'],
    ['11/2025', 'passed'],
    ['01/47', 'too-far-ahead'],
    ['12/99', 'too-far-ahead'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parseCardExpiry(text, today)).toEqual({ ok: false, reason });
  });

  it('gets its slash while typing and loses it on the way out', () => {
    expect(['1', '11', '112', '1126', '11/26', '11x2026'].map(formatTypedExpiry)).toEqual([
      '1',
      '11',
      '11/2',
      '11/26',
      '11/26',
      '11/2026',
    ]);
    expect(toGatewayExpiry({ month: 1, year: 2027 })).toBe('0127');
  });
});
