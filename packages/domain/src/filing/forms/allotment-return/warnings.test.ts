import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import type { Answers } from '../kernel/form-fields.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { allotmentReturn } from './rules.ts';

const under = (path: string, members: Answers): Answers =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`${path}.${name}`, value]));
/** 100 ordinary shares of £1 at £3, of which £2 and a quarter is paid. */
const answers: Answers = {
  allottedFrom: '2026-11-20',
  ...under('allotments.0', {
    shareClass: 'Ordinary',
    currency: 'GBP',
    numberOfShares: '100',
    nominalValue: '1',
    amountPaidPerShare: '2.25',
    amountUnpaidPerShare: '0.75',
  }),
  ...under('statementOfCapital.0', {
    currency: 'GBP',
    totalNumberOfShares: '100',
    totalAggregateNominalValue: '100',
    totalAmountUnpaid: '75',
  }),
  ...under('statementOfCapital.0.shares.0', {
    shareClass: 'Ordinary',
    numberOfShares: '100',
    aggregateNominalValue: '100',
    prescribedParticulars: 'One vote each',
  }),
};
const codesOf = (more: Answers, type: 'plc' | 'ltd' = 'plc') => {
  const facts = formFacts({ type, name: type === 'plc' ? 'PLUM PLC' : 'PLUM LIMITED' });
  const { errors, warnings } = checkForm(allotmentReturn, {
    form: 'SH01',
    facts,
    answers: { ...answers, ...more },
  });
  expect(errors).toEqual([]);
  return warnings.map(({ code }) => code);
};
const paid = (paidEach: string, unpaidEach: string, unpaid: string): Answers => ({
  'allotments.0.amountPaidPerShare': paidEach,
  'allotments.0.amountUnpaidPerShare': unpaidEach,
  'statementOfCapital.0.totalAmountUnpaid': unpaid,
});
const named = (name: string): Answers => ({
  'allotments.0.shareClass': name,
  'statementOfCapital.0.shares.0.shareClass': name,
});

describe('a return of allotments is filed with a warning', () => {
  it.each<[string, Answers, boolean]>([
    ['a quarter and the premium', {}, false],
    ['everything', paid('3', '0', '0'), false],
    ['a millionth less', paid('2.249999', '0.750001', '75.0001'), true],
    ['the nominal value without the premium', paid('1', '2', '200'), true],
    ['nothing', paid('0', '3', '300'), true],
  ])('where a public company has allotted shares on which %s is paid: %#', (_what, more, isWarned) => {
    expect(codesOf(more)).toEqual(isWarned ? ['too-little-paid'] : []);
    // A private company may leave as much unpaid as it likes.
    expect(codesOf(more, 'ltd')).toEqual([]);
  });

  it.each([
    ['Ordinary', false],
    ['A Ordinary 1', false],
    ['Ordinary £1', true],
    ['€ Preference', true],
    ['$0.01 Common', true],
  ])('where a class is called “%s”: %s', (name, isWarned) => {
    expect(codesOf(named(name), 'ltd')).toEqual(isWarned ? ['sign-in-class-name'] : []);
  });
});
