import { describe, expect, it } from 'vitest';
import { companyNumber } from './company-number.ts';
import { findNumberRefusal, jurisdictionsOf } from './hand-made-record.ts';

describe('a record made by hand', () => {
  it.each([
    ['01234567', ['england-wales', 'wales', 'england']],
    ['SC123456', ['scotland']],
    ['NI012345', ['northern-ireland']],
    ['XX123456', []],
  ])('under the number %s is of %o', (number, places) => {
    expect(jurisdictionsOf(companyNumber(number))).toEqual(places);
  });

  it('is of a company, whose number says so', () => {
    expect(findNumberRefusal(companyNumber('SC123456'))).toBeUndefined();
    expect(findNumberRefusal(companyNumber('SC123456'), 'ltd')).toBeUndefined();
    expect(findNumberRefusal(companyNumber('OC301234'), 'ltd')).toContain('a limited liability partnership');
    expect(findNumberRefusal(companyNumber('FC012345'))).toContain('an overseas company');
    expect(findNumberRefusal(companyNumber('XX123456'))).toContain('no company');
  });

  it('or of a limited liability partnership', () => {
    expect(findNumberRefusal(companyNumber('OC301234'))).toBeUndefined();
    expect(findNumberRefusal(companyNumber('OC301234'), 'llp')).toBeUndefined();
    expect(findNumberRefusal(companyNumber('SC123456'), 'llp')).toContain(
      'a company. Enter the number of a limited liability partnership',
    );
  });
});
