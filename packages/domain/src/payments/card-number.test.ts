import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardDigits,
  describeCardBrand,
  findCardBrand,
  formatCardNumber,
  isAcceptedCardNumber,
  passesLuhn,
  securityCodeLength,
} from './card-number.ts';

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

  it('keeps its digits however it is grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(cardDigits(formatCardNumber(digits))).toBe(digits);
        expect(formatCardNumber(formatCardNumber(digits))).toBe(formatCardNumber(digits));
      }),
    );
  });
});
