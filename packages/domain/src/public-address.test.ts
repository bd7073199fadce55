import { describe, expect, it } from 'vitest';
import { toAddressText } from './public-address.ts';

const bare = {
  careOf: null,
  poBox: null,
  premises: null,
  addressLine1: null,
  addressLine2: null,
  locality: null,
  region: null,
  postalCode: null,
  country: null,
};

describe('an address in one line', () => {
  it('has a number before its street without a comma, and a name with one', () => {
    const lane = { ...bare, addressLine1: 'Mill Lane', locality: 'Leeds', postalCode: 'LS1 4AB' };
    expect(toAddressText({ ...lane, premises: '12b' })).toBe('12b Mill Lane, Leeds, LS1 4AB');
    expect(toAddressText({ ...lane, premises: 'The Old Forge' })).toBe(
      'The Old Forge, Mill Lane, Leeds, LS1 4AB',
    );
  });

  it('names the parts of the United Kingdom, of which the register gives codes', () => {
    expect(toAddressText({ ...bare, locality: 'Leeds', country: 'GB-ENG' })).toBe('Leeds, England');
    expect(toAddressText({ ...bare, locality: 'Lille', country: 'France' })).toBe('Lille, France');
  });

  it('is nothing when the register has none', () => {
    expect(toAddressText(null)).toBeUndefined();
    expect(toAddressText(undefined)).toBeUndefined();
    expect(toAddressText(bare)).toBeUndefined();
  });
});
