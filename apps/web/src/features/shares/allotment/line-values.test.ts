import { describe, expect, it } from 'vitest';
import { ordinary } from '../classes/share-class.fixture.ts';
import { toAllottee, toLine } from './allotment-line.ts';
import { checkLineValues, type LineValues, toLines, toLineValues } from './line-values.ts';

const classes = [ordinary];
const recorded = { classId: 'ord', holderId: 'alice', shares: '300', priceEach: '2', paidEach: '2' };
const filled = (more: Partial<LineValues> = {}): LineValues => ({
  ...toLineValues(toLine(recorded), classes),
  ...more,
});
const linesOf = (more: Partial<LineValues>) => toLines(filled(more), classes);
const sent = (more: Partial<LineValues>) => linesOf(more).map(toAllottee);

describe('the form of an allottee', () => {
  it('is of the only class, for cash and paid in full, until somebody says otherwise', () => {
    const first = toLineValues(undefined, classes);
    expect(first).toMatchObject({ classId: 'ord', paid: 'full', consideration: 'cash', basis: 'price' });
    const preference = { ...ordinary, shareClassId: 'pref' };
    expect(toLineValues(undefined, [ordinary, preference]).classId).toBe('');
  });

  it('gives back what was recorded', () => {
    const full = { ...recorded, paidEach: '0.5', nonCash: 'A machine', firstNumber: '7' };
    const values = toLineValues(toLine({ ...full, isUnderEmployeeScheme: true }), classes);
    expect(values).toMatchObject({ amount: '2', paid: 'part', consideration: 'other' });
    expect(toLines(values, classes).map(toAllottee)).toEqual([{ ...full, isUnderEmployeeScheme: true }]);
    expect(sent({})).toEqual([recorded]);
  });

  it('works the price out from its premium, and what is paid from how much of it', () => {
    expect(sent({ basis: 'premium', amount: '0.5', paid: 'nothing' })).toEqual([
      { ...recorded, priceEach: '1.5', paidEach: '0' },
    ]);
    expect(sent({ paid: 'part', paidEach: '1.25' })).toEqual([{ ...recorded, paidEach: '1.25' }]);
  });

  it('makes two lines of a total that does not divide, of which the first stays the line it was', () => {
    const values = filled({ shares: '3', basis: 'total', amount: '100' });
    expect(checkLineValues(values, classes)).toEqual({
      amount: 'Enter a total that divides, or use the exact split shown below',
    });
    const [first, second] = toLines(values, classes);
    expect([first?.shares, first?.priceEach]).toEqual(['2', '33.333333']);
    expect([second?.shares, second?.priceEach]).toEqual(['1', '33.333334']);
    expect(first?.id).toBe(values.id);
    expect(second?.id).not.toBe(values.id);
  });

  it('says of a total that does not divide what else is wrong', () => {
    const more = {
      shares: '3',
      basis: 'total',
      amount: '100',
      holderId: '',
      consideration: 'other',
    } as const;
    expect(checkLineValues(filled(more), classes)).toEqual({
      amount: 'Enter a total that divides, or use the exact split shown below',
      holderId: 'Choose who receives the shares',
      nonCash: 'Describe the consideration, and how much of it',
    });
  });

  it('keeps somebody new out of a spreadsheet until somebody of the register is chosen', () => {
    const newHolder = { members: [{ kind: 'person' as const, surname: 'Moss' }] };
    const ofSheet = { holderId: '', holderName: 'Bob Moss', newHolder };
    expect(linesOf(ofSheet)).toMatchObject([{ holderName: 'Bob Moss', newHolder }]);
    expect(linesOf({ ...ofSheet, holderId: 'alice' })).toMatchObject([
      { holderName: '', newHolder: undefined },
    ]);
  });

  it('says what is wrong at the fields that it shows', () => {
    const empty = { holderId: '', classId: '', shares: '', amount: '', priceEach: '' };
    expect(checkLineValues(filled(empty), classes)).toEqual({
      holderId: 'Choose who receives the shares',
      classId: 'Choose the class of shares',
      shares: 'Enter the number of shares in at most 11 figures, like 1000',
      amount: 'Enter the price of each share, like 0.10',
    });
    expect(checkLineValues(filled({ amount: '0.5' }), classes)).toEqual({
      amount: 'Enter at least £1.00: shares are not allotted below their nominal value',
    });
    expect(checkLineValues(filled({ paid: 'part', paidEach: '3' }), classes)).toEqual({
      paidEach: 'Enter no more paid than the price of the share',
    });
    const other = { consideration: 'other', nonCash: ' ' } as const;
    expect(checkLineValues(filled(other), classes)).toEqual({
      nonCash: 'Describe the consideration, and how much of it',
    });
    expect(checkLineValues(filled({ ...other, nonCash: 'x'.repeat(4001) }), classes)).toEqual({
      nonCash: 'Enter at most 4,000 characters',
    });
  });
});
