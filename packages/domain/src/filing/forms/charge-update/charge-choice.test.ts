import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { charge, formFacts } from '../testing/form-facts.fixture.ts';
import {
  checkCreation,
  chosenCharge,
  describeCharge,
  describeStatus,
  openCharges,
  particularsOf,
  referenceOf,
} from './charge-choice.ts';

const old = charge({ id: 'old', code: undefined, number: 1, createdOn: civilDate('2012-03-01') });
const facts = formFacts({
  incorporatedOn: civilDate('2001-01-01'),
  charges: [
    charge(),
    old,
    charge({ id: 'part', status: 'part-satisfied' }),
    charge({ id: 'gone', status: 'fully-satisfied' }),
    charge({ id: 'paid', status: 'satisfied' }),
  ],
});
const asked = (answers: Record<string, string>) => ({ form: 'MR04' as const, facts, answers });

describe('the charge that a statement is about', () => {
  it('is one that is not satisfied in full', () => {
    expect(openCharges(facts).map(({ id }) => id)).toEqual(['new', 'old', 'part']);
    expect(chosenCharge(asked({ chargeId: 'part' }))?.id).toBe('part');
    expect(chosenCharge(asked({ chargeId: 'gone' }))).toBeUndefined();
    expect(['outstanding', 'part-satisfied'].map((status) => describeStatus(charge({ status })))).toEqual([
      'Outstanding',
      'Satisfied in part',
    ]);
  });

  it.each([
    [charge(), 'Charge 012345670001 of 1 May 2020, Bank of Fruit plc'],
    [old, 'Charge 1 of 1 March 2012, Bank of Fruit plc'],
    [charge({ createdOn: undefined, personsEntitled: [] }), 'Charge 012345670001'],
    [charge({ code: undefined, number: undefined, createdOn: undefined, personsEntitled: [] }), 'Charge'],
  ])('is told by its code or number, its day and who is entitled: %#', (each, words) => {
    expect(describeCharge(each)).toBe(words);
  });

  it('is found by its code, or where it is too old to have one by its particulars (section 859I)', () => {
    expect(referenceOf(asked({ chargeId: 'new' }))).toEqual({ kind: 'code', code: '012345670001' });
    expect(particularsOf(charge())).toEqual({});
    const known = particularsOf(old);
    expect(known).toEqual({ 'charge.createdOn': '2012-03-01', 'charge.shortParticulars': 'Land at Cardiff' });
    const told = { chargeId: 'old', ...known, 'charge.instrumentDescription': 'Debenture' };
    expect(referenceOf(asked(told))).toEqual({
      kind: 'particulars',
      createdOn: '2012-03-01',
      instrumentDescription: 'Debenture',
      shortParticulars: 'Land at Cardiff',
    });
  });

  it.each([
    ['2013-04-05', []],
    ['2013-04-06', ['has-a-code']],
    ['2000-12-31', ['too-early']],
    ['', []],
  ])('created on %s without a code: %j', (createdOn, codes) => {
    expect(checkCreation(asked({ 'charge.createdOn': createdOn })).map(({ code }) => code)).toEqual(codes);
  });
});
