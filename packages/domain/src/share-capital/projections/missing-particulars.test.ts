import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { ALICE, booksAfter, INCORPORATED_ON, ORDINARY } from '../testing/example-register.ts';
import { holdingsOf } from './holdings.ts';
import { missingOfEntry, missingParticulars } from './missing-particulars.ts';

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

describe('an entry of the register of members', () => {
  const opened = (priceEach: string | undefined) =>
    booksAfter({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [{ classId: ORDINARY, holderId: ALICE, shares: '40', priceEach, unpaidEach: '0' }],
    }).at('2026-06-30');
  const known = opened('1');
  const entry = {
    holderId: ALICE,
    holder: undefined,
    enteredOn: INCORPORATED_ON,
    ceasedOn: undefined,
    heldBefore: new Map(),
    holdings: holdingsOf(known),
  };
  const [holder] = known.holders;
  if (holder === undefined) throw new RangeError('The example has holders');
  const livingAt = (line1: string) => ({ ...holder, address: { line1 } });

  it.each([
    [undefined, ['address']],
    [livingAt(''), ['address']],
    [livingAt('7'), []],
  ])('has no address while every line of it is empty: %#', (of, missing) => {
    expect(missingOfEntry({ ...entry, holder: of })).toEqual(missing);
  });

  it('lacks what was paid where that is not known of one holding', () => {
    const unknown = holdingsOf(opened(undefined));
    expect(
      missingOfEntry({ ...entry, holder: livingAt('7'), holdings: [...entry.holdings, ...unknown] }),
    ).toEqual(['amount paid']);
  });

  it('of a former member is complete, whatever it lacks', () => {
    const former = { ...entry, enteredOn: undefined, ceasedOn: civilDate('2026-12-31'), holdings: [] };
    expect(missingOfEntry(former)).toEqual([]);
    expect(missingOfEntry({ ...former, ceasedOn: undefined })).toEqual(['address', 'date of entry']);
  });
});
