import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../../dates/civil-date.ts';
import type { FormId } from '../form-catalogue.ts';
import { findFormRules } from './form-families.ts';
import { checkForm } from './kernel/check-form.ts';
import type { Answers } from './kernel/form-fields.ts';
import { findLastDay } from './kernel/last-day.ts';
import { charge, director, formFacts, psc, standing } from './testing/form-facts.fixture.ts';

const facts = (today: string) =>
  formFacts({
    today: civilDate(today),
    incorporatedOn: civilDate('2010-01-04'),
    officers: [
      director({ appointedOn: civilDate('2010-01-04') }),
      director({ id: 'ben', appointedOn: civilDate('2010-01-04') }),
      director({ id: 'sam', role: 'secretary', appointedOn: civilDate('2010-01-04') }),
    ],
    pscs: [psc(), psc({ id: 'other', fullName: 'Ben Pear', forename: 'Ben', surname: 'Pear' })],
    pscStatements: [standing({ statement: 'psc-details-not-confirmed' })],
    charges: [charge()],
  });
const rulesOf = (form: FormId) => {
  const rules = findFormRules(form);
  if (rules === undefined) throw new RangeError(`${form} has no rules`);
  return rules;
};
const asked = (form: FormId, answers: Answers, today: string) => ({ form, answers, facts: facts(today) });
const codesOn = (today: string, form: FormId, answers: Answers) => {
  const { warnings, blockers } = checkForm(rulesOf(form), asked(form, answers, today));
  const codes = [...warnings, ...blockers].map(({ code }) => code);
  return codes.filter((code) => code === 'late' || code === 'court-order-needed');
};

/** Events and the last days of the law for them: the day itself is still in time, the next one late. */
const EVENTS: readonly (readonly [form: FormId, answers: Answers, lastDay: string])[] = [
  // 14 days beginning with the event (ss. 167G, 167H, 279G, 279H), since 18 November 2025.
  ['AP01', { appointedOn: '2026-12-01' }, '2026-12-14'],
  ['AP01', { appointedOn: '2028-02-22' }, '2028-03-06'],
  ['AP01', { appointedOn: '2027-02-22' }, '2027-03-07'],
  ['AP02', { appointedOn: '2026-12-24' }, '2027-01-06'],
  ['AP03', { appointedOn: '2025-11-18' }, '2025-12-01'],
  // 14 days after it before then.
  ['AP04', { appointedOn: '2025-11-17' }, '2025-12-01'],
  ['TM01', { officerId: 'ben', ceasedOn: '2026-12-01' }, '2026-12-14'],
  ['TM02', { officerId: 'sam', ceasedOn: '2026-12-18' }, '2026-12-31'],
  ['CH01', { officerId: 'ben', changedOn: '2026-12-31' }, '2027-01-13'],
  // 14 days beginning with the confirmation, whenever the event was (ss. 790LA, 790LD, 790LF).
  ['PSC01', { becameOn: '2026-11-10', confirmedOn: '2026-12-03' }, '2026-12-16'],
  ['PSC04', { pscId: 'anna-psc', changedOn: '2026-11-10', confirmedOn: '2026-12-03' }, '2026-12-16'],
  ['PSC07', { pscId: 'anna-psc', ceasedOn: '2020-02-29', confirmedOn: '2028-02-29' }, '2028-03-13'],
  // With the first knowledge (ss. 790LC, 790LH).
  ['PSC08', { statement: 'psc-exists-but-not-identified', knownOn: '2026-12-03' }, '2026-12-16'],
  ['PSC09', { statementId: 'nobody', withdrawnOn: '2026-12-03' }, '2026-12-16'],
  // 15 days after the resolution (s. 30), Christmas Day or not.
  ['NM01', { meetingDate: '2026-12-10' }, '2026-12-25'],
  // A month after the allotment (s. 555), or the end of a shorter one.
  ['SH01', { allottedFrom: '2026-01-31' }, '2026-02-28'],
  ['SH01', { allottedFrom: '2028-01-31' }, '2028-02-29'],
  ['SH01', { allottedFrom: '2026-02-28' }, '2026-03-28'],
  ['SH01', { allottedFrom: '2026-11-30' }, '2026-12-30'],
  // The first of several allotments counts: for it the month runs out first.
  ['SH01', { allottedFrom: '2026-11-30', allottedTo: '2026-12-20' }, '2026-12-30'],
];

describe('the last day of a notice', () => {
  it.each(EVENTS)('%s of %j is %s: in time on it, late the day after', (form, answers, lastDay) => {
    expect(findLastDay(rulesOf(form), asked(form, answers, lastDay))).toBe(lastDay);
    expect(codesOn(lastDay, form, answers)).toEqual([]);
    expect(codesOn(addDays(civilDate(lastDay), 1), form, answers)).toEqual(['late']);
  });

  it.each([
    ['2026-12-04', '2026-12-25'],
    ['2024-02-29', '2024-03-21'],
    ['2028-02-08', '2028-02-29'],
  ])(
    'MR01 of a charge created on %s is %s, and the day after a court has to extend it',
    (createdOn, lastDay) => {
      expect(codesOn(lastDay, 'MR01', { createdOn })).toEqual([]);
      expect(codesOn(addDays(civilDate(lastDay), 1), 'MR01', { createdOn })).toEqual(['court-order-needed']);
    },
  );

  it.each<[FormId, Answers]>([
    // A change of the office takes effect when it is registered (s. 87).
    ['AD01', {}],
    ['REA', {}],
    // The articles change a name without a resolution; a satisfied charge is told when somebody wants to.
    ['NM04', {}],
    ['MR02', { createdOn: '2011-03-01', propertyAcquiredOn: '2012-03-01' }],
    ['MR04', { chargeId: 'new', 'update.extent': 'FULL' }],
    ['MR05', { chargeId: 'new' }],
  ])('%s has none, and is never late', (form, answers) => {
    expect(findLastDay(rulesOf(form), asked(form, answers, '2030-01-01'))).toBeUndefined();
    expect(codesOn('2030-01-01', form, answers)).toEqual([]);
  });

  it.each<[FormId, Answers]>([
    ['AP01', { appointedOn: '2010-01-03' }],
    ['TM01', { officerId: 'ben', ceasedOn: '2010-01-03' }],
    ['PSC01', { becameOn: '2026-11-10', confirmedOn: '2026-11-09' }],
    ['SH01', { allottedFrom: '2009-12-31' }],
    ['MR01', { createdOn: '2009-12-31' }],
    ['AP01', { appointedOn: '2026-02-30' }],
  ])('%s of %j, on which it cannot have been, says nothing of lateness', (form, answers) => {
    expect(codesOn('2026-11-26', form, answers)).toEqual([]);
  });
});
