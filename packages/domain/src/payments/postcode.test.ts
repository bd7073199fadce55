import { describe, expect, it } from 'vitest';
import { isGatewayPostcode, isUkPostcode } from './postcode.ts';

describe('postcodes', () => {
  it.each(['CF14 3UZ', 'SW1A 1AA', 'M1 1AE', 'EC1V 2NX', 'GIR 0AA', 'BFPO 57', 'bt1 1aa'])(
    '%s is one',
    (text) => {
      expect(isUkPostcode(text)).toBe(true);
    },
  );

  it.each(['CF143UZ', 'CF14', 'Q1 1AA', 'CF14 3CZ', '12345', ''])('"%s" is none', (text) => {
    expect(isUkPostcode(text)).toBe(false);
  });

  it('have letters, digits, blanks and hyphens only, for the gateway', () => {
    expect([isGatewayPostcode('75-001'), isGatewayPostcode('75_001')]).toEqual([true, false]);
  });
});
