import { describe, expect, it } from 'vitest';
import { addressAt } from './address-fields.ts';

const typed = (postcode: string, country: string) =>
  addressAt({ 'address.postcode': postcode, 'address.country': country }, 'address').postcode;

describe('a postcode of an address that is filed', () => {
  it.each([
    ['bs15lj', 'GB-ENG', 'BS1 5LJ'],
    ['BS1 5LJ', 'GB-ENG', 'BS1 5LJ'],
    ['cf143uz', 'GB-WLS', 'CF14 3UZ'],
    ['ec1a1bb', 'GBR', 'EC1A 1BB'],
  ])('typed as %s in %s is written %s', (text, country, written) => {
    expect(typed(text, country)).toBe(written);
  });

  it.each([
    ['d02af30', 'Ireland (Republic)', 'D02AF30'],
    ['bs1 5l', 'GB-ENG', 'BS1 5L'],
  ])('that is no UK postcode, as %s in %s, keeps its blanks', (text, country, written) => {
    expect(typed(text, country)).toBe(written);
  });
});
