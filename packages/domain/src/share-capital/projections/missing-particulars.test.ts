import { describe, expect, it } from 'vitest';
import { missingParticulars } from './missing-particulars.ts';

describe('the particulars of a member', () => {
  it('are complete with an address, the date of entry and what is paid', () => {
    expect(missingParticulars({ hasAddress: true, isEntryKnown: true, isPaidKnown: true })).toEqual([]);
  });

  it('are named where nobody has entered them', () => {
    expect(missingParticulars({ hasAddress: false, isEntryKnown: true, isPaidKnown: true })).toEqual([
      'address',
    ]);
    expect(missingParticulars({ hasAddress: false, isEntryKnown: false, isPaidKnown: false })).toEqual([
      'address',
      'date of entry',
      'amount paid',
    ]);
  });
});
