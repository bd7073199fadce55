import { describe, expect, it } from 'vitest';
import { amountMask, shareCountMask, shareCountOrZeroMask, totalMask, withPence } from './number-masks.ts';

describe('the mask of a number of shares', () => {
  it.each([
    ['1000', '1000'],
    [' 1,250', '1250'],
    ['1 250 000', '1250000'],
    ['1.250.000', '1250000'],
    ['007', '7'],
    ['0', ''],
    ['12a3', '123'],
    ['1000.50', '1000'],
    ['123456789012', '12345678901'],
    ['none', ''],
    ['-4', '-4'],
    ['−4', '-4'],
    ['-', '-'],
    ['1-4', '14'],
    ['1.5', '1'],
  ])('makes %j into %j', (text, clean) => {
    expect(shareCountMask(text)).toBe(clean);
  });

  it('lets nought stand where it is an answer', () => {
    expect(shareCountOrZeroMask('000')).toBe('0');
    expect(shareCountOrZeroMask('05')).toBe('5');
    expect(shareCountOrZeroMask('')).toBe('');
  });
});

describe('the mask of an amount', () => {
  it.each([
    ['0.', '0.'],
    ['0.10', '0.10'],
    ['.5', '0.5'],
    ['00.5', '0.5'],
    ['0', '0'],
    ['05', '5'],
    ['£1,250.50', '1250.50'],
    ['GBP 99 ', '99'],
    ['1.2.3', '1.23'],
    ['12,34', '12.34'],
    ['1.250,50', '1250.50'],
    ['1.250.000', '1250000'],
    ['1,250', '1250'],
    ['123456789', '12345678'],
    ['0.1234567', '0.123456'],
    ['-5', '-5'],
    ['-', '-'],
    ['5-', '5'],
    ['', ''],
  ])('makes %j into %j', (text, clean) => {
    expect(amountMask(text)).toBe(clean);
  });

  it('changes nothing that has passed it', () => {
    for (const text of ['0.', '12345678.123456', '1250', '0']) expect(amountMask(text)).toBe(text);
  });

  it('leaves more room to the total of a class', () => {
    expect(totalMask('1234567890123456.5')).toBe('123456789012345.5');
  });
});

describe('an amount that is left', () => {
  it.each([
    ['1.5', '1.50'],
    ['2', '2.00'],
    ['0.', '0.00'],
    ['0.005', '0.005'],
    ['', ''],
    ['two', 'two'],
  ])('shows %j as %j', (text, shown) => {
    expect(withPence(text)).toBe(shown);
  });
});
