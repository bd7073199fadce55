import { describe, expect, it } from 'vitest';
import { comparedName, isSameCompanyName } from './company-name.ts';

describe('the same-as test of company names', () => {
  it.each([
    ['N1', 'Oakridge Property Investments UK Ltd', 'Oakridge Property Investments Limited', true],
    ['N2', 'The Red Cup Ltd', 'Red Cups Limited', true],
    ['N3', '2 Good Ltd', 'Too Good Limited', true],
    ['N4', 'A-B Ltd', 'AB Limited', true],
    ['N5', 'Plum & Co Ltd', 'Plum Limited', true],
    ['N6', 'Plum Scotland Ltd', 'Plum Ltd', false],
    ['N7', 'Plum2 Ltd', 'Plum Two Ltd', false],
  ])('%s: "%s" and "%s" are the same: %s', (_id, a, b, same) => {
    expect(isSameCompanyName(a, b)).toBe(same);
    expect(isSameCompanyName(b, a)).toBe(same);
  });

  it.each([
    ['Café Noël Limited', 'CAFE NOEL P.L.C.'],
    ['Smith and Jones Ltd', 'Smith & Jones C.I.C.'],
    ['Plum.co.uk Limited', 'Plum Ltd.'],
    ['Plum (UK) Limited', 'Plum Company Ltd'],
    ['Plum and Company (Great Britain) Ltd', 'Plum Unlimited'],
    ['WWW Plum Ltd', 'Plum Ltd'],
    ['Ten Per Cent Club Ltd', 'Ten % Club Ltd'],
    ['Bröd Cyf', 'Brod Cyfyngedig'],
  ])('"%s" is the same as "%s"', (a, b) => {
    expect(isSameCompanyName(a, b)).toBe(true);
  });

  it.each([
    ['Plum England Ltd', 'Plum Ltd'],
    ['Plum Holdings Ltd', 'Plum Ltd'],
    ['Uk Ltd', 'Gb Ltd'],
    ['Club Two Ltd', 'Club 2 Ltd'],
  ])('"%s" is not the same as "%s"', (a, b) => {
    expect(isSameCompanyName(a, b)).toBe(false);
  });

  it('compares the first sixty characters only', () => {
    const long = 'A'.repeat(60);
    expect(isSameCompanyName(`${long}B Ltd`, `${long}C Ltd`)).toBe(true);
    expect(comparedName(`${long}B Ltd`)).toHaveLength(60);
  });
});
