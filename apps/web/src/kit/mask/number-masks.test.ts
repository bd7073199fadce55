import { describe, expect, it } from 'vitest';
import { amountMask, shareCountMask, shareCountOrZeroMask, totalMask, withPence } from './number-masks.ts';

describe('the mask of a number of shares', () => {
  it.each([
    ['1000', '1000'],
    ['1 250 000', '1250000'],
    ['1.250.000', '1250000'],
    ['007', '7'],
    ['0', ''],
    [' 1,25', '1,25'],
    ['12a3', '123'],
    ['123456789012', '12345678901'],
    ['none', ''],
    ['-4', '-4'],
    ['−4', '-4'],
    ['-', '-'],
    ['1-4', '14'],
  ])('makes %j into %j', (text, clean) => {
    expect(shareCountMask(text)).toBe(clean);
  });

  it.each(['1.5', '1000.50', '.5', '1.', '1.000', '1000,50.5', ',5'])('refuses %j in words', (text) => {
    expect(shareCountMask.refusalOf?.(text)).toBe('Enter a whole number of shares, like 1000');
  });

  it.each(['1000', '1,250', '1.250.000', '1000.00', '-4', ''])('takes %j', (text) => {
    expect(shareCountMask.refusalOf?.(text)).toBeUndefined();
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
    ['£1,250.50', '1,250.50'],
    ['0,5', '0,5'],
    ['1000,50', '1000,50'],
    ['1.250,50', '1.250,50'],
    ['123,456,789', '123,456,78'],
    ['GBP 99 ', '99'],
    ['1.2.3', '1.23'],
    ['1.250.000', '1250000'],
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

describe('digits that are cut off', () => {
  it.each([
    [shareCountMask, '123456789012', 'Cut to 11 digits'],
    [amountMask, '123456789', 'Cut to 8 digits before the point'],
    [amountMask, '0.1234567', 'Cut to 6 digits after the point'],
    [amountMask, '£12,345,678.123456', undefined],
    [shareCountMask, '007', undefined],
  ])('are said in words', (mask, text, said) => expect(mask.lossOf?.(text)).toBe(said));
});

describe('a figure that is entered to the end', () => {
  it.each([
    ['1,250', '1250'],
    ['-1,250', '-1250'],
    ['12,345,678.90', '12345678.90'],
    ['1000,50', '1000,50'],
    ['1000,500', '1000,500'],
    ['1,2505', '1,2505'],
    ['0,500', '0,500'],
    ['1.250,50', '1.250,50'],
  ])('of %j is %j: a comma groups before exactly three digits', (text, done) => {
    expect(amountMask.finish?.(text)).toBe(done);
    expect(shareCountMask.finish?.(text)).toBe(done);
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
