import { describe, expect, it } from 'vitest';
import { COUNTRIES, findCountry, NATIONALITIES, US_STATES } from './countries.ts';
import { CURRENCIES, isCurrency } from './currencies.ts';
import { findSicDescription, isSicCode, SIC_ACTIVITIES } from './sic-codes.ts';

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the classification of activities', () => {
  it('has 731 codes of five digits, each once, in order', () => {
    const codes = SIC_ACTIVITIES.map(({ code }) => code);
    expect(codes).toHaveLength(731);
    expect(areUnique(codes) && codes.every((code) => /^\d{5}$/.test(code))).toBe(true);
    expect(codes).toEqual([...codes].sort());
  });

  it.each(['99999', '98000', '74990', '62012', '01110'])('knows %s', (code) => {
    expect(isSicCode(code)).toBe(true);
    expect(findSicDescription(code)).toBeTruthy();
  });

  it.each(['1110', '00000', '6201', ''])('does not know "%s"', (code) => {
    expect(isSicCode(code)).toBe(false);
    expect(findSicDescription(code)).toBeUndefined();
  });
});

describe('countries', () => {
  it('are 196, each with a code of its own, in alphabetical order', () => {
    expect(COUNTRIES).toHaveLength(196);
    expect(areUnique(COUNTRIES.map(({ code }) => code)) && areUnique(COUNTRIES.map(({ name }) => name))).toBe(
      true,
    );
    const names = COUNTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['BF', 'Burkina'],
    ['BI', 'Burundi'],
    ['CG', 'Congo'],
    ['CD', 'Congo (Democratic Rep)'],
    ['LK', 'Sri Lanka'],
    ['SK', 'Slovakia'],
    ['XK', 'Kosovo'],
    ['AG', 'Antigua & Deps'],
    ['GB', 'United Kingdom'],
  ])('%s is %s', (code, name) => {
    expect(findCountry(code)?.name).toBe(name);
  });

  it('has the states that an American card needs, and nationalities with British first', () => {
    expect(US_STATES).toHaveLength(51);
    expect(areUnique(US_STATES.map(({ code }) => code))).toBe(true);
    expect(NATIONALITIES[0]).toBe('British');
    expect(areUnique(NATIONALITIES) && NATIONALITIES.length === 225).toBe(true);
  });
});

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
