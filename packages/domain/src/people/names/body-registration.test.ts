import { describe, expect, it } from 'vitest';
import type { BodyRegistration } from '../register-entry.ts';
import { toComparableRegistration } from './body-registration.ts';

const compared = (given: BodyRegistration) => toComparableRegistration(given);

describe('the registration of a body', () => {
  it.each([
    { number: '1234567', country: 'England & Wales' },
    { number: '0123 4567', country: 'GB-ENG' },
    { number: '01234567', country: 'U.K.' },
    { number: '01234567', country: 'United Kingdom (England)' },
    { number: '01234567', country: 'The United Kingdom' },
    { number: '01234567', register: 'Companies House, Cardiff' },
  ])('in the United Kingdom is its number in full: %j', (given) => {
    expect(compared(given)).toEqual({ number: '01234567', country: 'uk', register: undefined });
  });

  it.each([
    [{ number: 'sc 1234', country: 'Scotland' }, 'SC001234'],
    [{ number: 'NI12345', country: 'Northern Ireland' }, 'NI012345'],
  ])('keeps the letters of its part of the United Kingdom: %j', (given, number) => {
    expect(compared(given)?.number).toBe(number);
  });

  it.each([
    ['United States of America', 'U.S.A.'],
    ['Republic of Ireland', 'Eire'],
    ['DE', 'Germany'],
    ['FRANCE', 'fra'],
    ['Côte d’Ivoire', 'COTE DIVOIRE'],
  ])('is of one country, written %s or %s', (one, other) => {
    const country = (name: string) => compared({ number: 'HRB 12', country: name })?.country;
    expect(country(one)).toBe(country(other));
  });

  it('abroad is its number without blanks, its country and its register', () => {
    const given = { number: 'HRB 12-345', country: 'Germany', register: 'Amtsgericht München' };
    expect(compared(given)).toEqual({
      number: 'hrb12345',
      country: 'germany',
      register: 'amtsgericht munchen',
    });
  });

  it('without a country is of none: its number alone says nothing', () => {
    expect(compared({ number: '12345' })).toEqual({
      number: '12345',
      country: undefined,
      register: undefined,
    });
  });

  it.each([
    undefined,
    { number: 'N/A', country: 'England' },
    { number: '0', country: 'Germany' },
    { number: '', country: 'Germany' },
    { number: '123456789', country: 'England' },
  ])('is none where the number is none: %j', (given) => {
    expect(toComparableRegistration(given)).toBeUndefined();
  });
});
