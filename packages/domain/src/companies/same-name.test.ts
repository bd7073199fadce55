import { describe, expect, it } from 'vitest';
import { findSameName, isSameName } from './same-name.ts';

describe('a name that is the same in law', () => {
  it.each([
    ['Harbour Light Bakery Ltd', 'HARBOUR LIGHT BAKERY LIMITED'],
    ['Plum Ltd.', 'PLUM P.L.C.'],
    ['Plum CIC', 'PLUM COMMUNITY INTEREST COMPANY'],
    ['Eirin Cyf', 'EIRIN LIMITED'],
    ['Plüm Limited', 'PLUM LIMITED'],
    ['Løvæ Ltd', 'LOVAE LTD'],
    ['Plum & Pear Ltd', 'PLUM AND PEAR LTD'],
    ['Plum + Pear Ltd', 'PLUM PLUS PEAR LTD'],
    ['Two Plums Ltd', '2 PLUMS LTD'],
    ['Made To Order Ltd', 'MADE 2 ORDER LTD'],
    ['Plums For You Ltd', 'PLUMS FOUR YOU LTD'],
    ['Nine O Nine Ltd', '9 ZERO NINE LTD'],
    ['Hundred Per Cent Plum Ltd', 'HUNDRED % PLUM LTD'],
    ['£ Shop Ltd', 'POUND SHOP LTD'],
    ['Plum @ Home Ltd', 'PLUM AT HOME LTD'],
    ['Plum & Co Ltd', 'PLUM LTD'],
    ['Plum and Company Limited', 'PLUM LIMITED'],
    ['Plum (UK) Ltd', 'PLUM LTD'],
    ['Plum Company UK Ltd', 'PLUM LTD'],
    ['Plum.co.uk Ltd', 'PLUM LTD'],
    ['www.plum.com Ltd', 'PLUM LTD'],
    ['Plum Great Britain Ltd', 'PLUM LTD'],
    ["Plum a'r Cwmni Cyf", 'PLUM LTD'],
    ['Plum-Pear Ltd', 'PLUM PEAR LTD'],
    ['P.L.U.M. Ltd', 'PLUM LTD'],
    ['Plum! Ltd', 'PLUM LTD'],
    ["Plum's Ltd", 'PLUM LTD'],
    ['Plums Ltd', 'PLUM LTD'],
    ['The Plum Ltd', 'PLUM LTD'],
    ['@Plum Ltd', 'PLUM LTD'],
    ['Plum Tree Ltd', 'PLUMTREE LTD'],
    [`${'Plum'.repeat(15)} One Ltd`, `${'PLUM'.repeat(15)} TWO LTD`],
  ])('%s is %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['Plum Ltd', 'PEAR LTD'],
    ['Plum Holdings Ltd', 'PLUM LTD'],
    ['Plumss Ltd', 'PLUM LTD'],
    ['Theplum Ltd', 'PLUM LTD'],
    ['Plum Two Ltd', 'PLUM 2 LTD'],
    ['Plumuk Ltd', 'PLUM LTD'],
    ['Company Ltd', 'UK LTD'],
    ['! Ltd', '? LTD'],
  ])('%s is not %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('is free by consent only where an ending such as UK makes the difference', () => {
    const others = ['PEAR LIMITED', 'PLUM (UK) LIMITED'];
    expect(findSameName('Plum Ltd', others)).toEqual({ name: 'PLUM (UK) LIMITED', isFreeByConsent: true });
    expect(findSameName('The Pears Ltd', others)).toEqual({ name: 'PEAR LIMITED', isFreeByConsent: false });
    expect(findSameName('Medlar Ltd', others)).toBeUndefined();
  });
});
