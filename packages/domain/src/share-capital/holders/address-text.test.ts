import { describe, expect, it } from 'vitest';
import { addressText } from './address-text.ts';

describe('the address of a holder', () => {
  it('is one line in the usual order, the premises before the street', () => {
    expect(
      addressText({
        country: 'England',
        postcode: 'BS1 4QA',
        county: 'Avon',
        town: 'Bristol',
        line2: 'Redcliffe',
        line1: 'Quay Street',
        premises: '14',
        poBox: '77',
        careOf: 'Ada Marlowe',
      }),
    ).toBe('c/o Ada Marlowe, PO Box 77, 14 Quay Street, Redcliffe, Bristol, Avon, BS1 4QA, England');
  });

  it.each([
    [
      'has no comma for a part that is not known',
      { line1: 'Quay Street', postcode: 'BS1 4QA' },
      'Quay Street, BS1 4QA',
    ],
    [
      'may begin with the premises alone',
      { premises: 'Harbour House', town: 'Bristol' },
      'Harbour House, Bristol',
    ],
    ['leaves out parts that are empty', { premises: '', line1: '', line2: '', town: 'Bristol' }, 'Bristol'],
    ['is empty where no part is known', {}, ''],
    ['is empty where there is none', undefined, ''],
  ])('%s', (_, address, text) => {
    expect(addressText(address)).toBe(text);
  });
});
