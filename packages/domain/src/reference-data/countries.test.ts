import { describe, expect, it } from 'vitest';
import { COUNTRIES, findCountry, NATIONALITIES, US_STATES } from './countries.ts';

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

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
