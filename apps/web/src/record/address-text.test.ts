import { describe, expect, it } from 'vitest';
import { toAddressText } from './address-text.ts';

const bare = {
  CareOf: null,
  PoBox: null,
  Premises: null,
  AddressLine1: null,
  AddressLine2: null,
  Locality: null,
  Region: null,
  PostalCode: null,
  Country: null,
};

describe('an address in one line', () => {
  it('has a number before its street without a comma, and a name with one', () => {
    const lane = { ...bare, AddressLine1: 'Mill Lane', Locality: 'Leeds', PostalCode: 'LS1 4AB' };
    expect(toAddressText({ ...lane, Premises: '12b' })).toBe('12b Mill Lane, Leeds, LS1 4AB');
    expect(toAddressText({ ...lane, Premises: 'The Old Forge' })).toBe(
      'The Old Forge, Mill Lane, Leeds, LS1 4AB',
    );
  });

  it('is nothing when the register has none', () => {
    expect(toAddressText(null)).toBeUndefined();
    expect(toAddressText(bare)).toBeUndefined();
  });
});
