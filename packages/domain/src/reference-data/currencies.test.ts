import { describe, expect, it } from 'vitest';
import { CURRENCIES, isCurrency } from './currencies.ts';

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

describe('currencies', () => {
  it('have three letters, each its own, in order', () => {
    const codes = CURRENCIES.map(({ code }) => code);
    expect(areUnique(codes) && codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(codes).toEqual([...codes].sort());
  });

  it('are those in use', () => {
    expect(['GBP', 'EUR', 'USD', 'JPY'].every(isCurrency)).toBe(true);
    expect(['DEM', 'XAU', 'ABC', ''].some(isCurrency)).toBe(false);
  });
});
