import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import { inspectionAddress } from '../../../testing/form-arbitraries.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildSailAddress } from './sail-address.ts';

const address = { premise: '4', postTown: 'Perth', country: 'GB-SCT', careOf: 'Ash', poBox: '12' };

describe('a single alternative inspection location', () => {
  it('is an address in the United Kingdom, which needs no postcode', () => {
    expect(xmlOf(buildSailAddress({ address }))).toBe(
      '<SailAddress><Address><Premise>4</Premise><PostTown>Perth</PostTown><Country>GB-SCT</Country>' +
        '<CareofName>Ash</CareofName><PoBox>12</PoBox></Address></SailAddress>',
    );
  });

  it('is refused abroad, or with lines that are too long', () => {
    const wrong = { ...address, country: '', postcode: 'P'.repeat(16), poBox: '1'.repeat(11) };
    expect(problemsOf(buildSailAddress({ address: wrong }))).toEqual([
      'address.country must be a part of the United Kingdom',
      'address.postcode must be at most 15 characters',
      'address.poBox must be at most 10 characters',
    ]);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const content = fc.record({ address: inspectionAddress });
    expect(complaintsOf(buildSailAddress, fc.record({ content }))).toEqual([]);
  });
});
