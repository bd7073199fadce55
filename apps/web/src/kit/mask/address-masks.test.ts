import { describe, expect, it } from 'vitest';
import { addressMask, cityMask, countryMask, countyMask, postcodeMask } from './address-masks.ts';

describe('the masks of an address', () => {
  it.each([
    ["12/3 O'Hara’s Rd. (Unit +4): A&B", "12/3 O'Hara's Rd. (Unit +4): A&B"],
    ['  Flat 1', 'Flat 1'],
    ['Straße <b>', 'Straße b'],
  ])('a line “%s” becomes “%s”', (typed, masked) => expect(addressMask(typed)).toBe(masked));

  it('a line has at most 50 characters and a town 40; what is longer is not cut off', () => {
    expect([addressMask.most, cityMask.most]).toEqual([50, 40]);
    expect(addressMask('a'.repeat(60))).toHaveLength(60);
  });

  it.each([
    ['St. Ives 2', 'St Ives '],
    ["Bishop's Stortford", "Bishop's Stortford"],
    ['Stoke-on-Trent', 'Stoke-on-Trent'],
  ])('a town “%s” becomes “%s”', (typed, masked) => expect(cityMask(typed)).toBe(masked));

  it.each([
    ['sw1a 1aa', 'SW1A 1AA'],
    [' d02 af30!', 'D02 AF30'],
    ['12345-6789-10', '12345-6789'],
  ])('a postcode “%s” becomes “%s”', (typed, masked) => expect(postcodeMask(typed)).toBe(masked));

  it.each([
    ["King's Lynn and West-Norfolk 2", "King's Lynn and West-Norfolk "],
    ['Kent, UK', 'Kent UK'],
  ])('a county “%s” becomes “%s”', (typed, masked) => expect(countyMask(typed)).toBe(masked));

  it('a country may be written with more than its letters', () => {
    expect(countryMask('Trinidad & Tobago <1>')).toBe('Trinidad & Tobago ');
  });

  it('what a postcode loses is said', () => {
    expect(postcodeMask.lossOf?.('12345-6789-10')).toBe('Cut to 10 characters');
  });
});
