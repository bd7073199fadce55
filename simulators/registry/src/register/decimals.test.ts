import { describe, expect, it } from 'vitest';
import { divide, multiply, sum, toMillionths } from './decimals.ts';

describe('decimals in text', () => {
  it('are exact to six places', () => {
    expect(toMillionths('0.000001')).toBe(1n);
    expect(toMillionths('99999999999999.999999')).toBe(99_999_999_999_999_999_999n);
    expect(toMillionths('-2.5')).toBe(-2_500_000n);
    expect(toMillionths('+2.5')).toBe(2_500_000n);
  });

  it('are multiplied and divided without loss', () => {
    expect(multiply('3', '0.1')).toBe('0.3');
    expect(multiply('1000000', '0.000001')).toBe('1');
    expect(divide('100', '3')).toBe('33.333333');
    expect(divide('25000.50', '50001')).toBe('0.5');
  });

  it('are added', () => {
    expect(sum(['0.1', '0.2'])).toBe('0.3');
    expect(sum(['60', '39.5', '0.5'])).toBe('100');
    expect(sum([])).toBe('0');
  });
});
