import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import type { FormId } from '../../form-catalogue.ts';
import { findFormRules } from '../form-families.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { describeLastDay, findLastDay, lastDayToBegin } from './last-day.ts';

function rulesOf(form: FormId) {
  const rules = findFormRules(form);
  if (rules === undefined) throw new RangeError(`${form} has no rules`);
  return rules;
}

const lastDay = (form: FormId, answers: Record<string, string>, facts = formFacts()) =>
  findLastDay(rulesOf(form), { form, facts, answers });

describe('the last day of a form', () => {
  it('counts from its event, once that is given', () => {
    expect(lastDay('AP01', {})).toBeUndefined();
    expect(lastDay('AP01', { appointedOn: '2026-11-20' })).toBe('2026-12-03');
  });

  it('is none while its event lies on a day on which it cannot have been', () => {
    expect(lastDay('AP01', { appointedOn: '2009-09-30' })).toBeUndefined();
    // Prepared in advance, it keeps its last day.
    expect(lastDay('AP01', { appointedOn: '2030-01-10' })).toBe('2030-01-23');
  });

  it('of a new accounting reference date is that of the accounts of the period', () => {
    expect(lastDay('AA01', { periodEndsOn: '2027-03-31' })).toBe('2027-12-31');
    expect(lastDay('AA01', {})).toBeUndefined();
    expect(lastDayToBegin(rulesOf('AA01'), 'AA01', formFacts())).toBe('2027-12-31');
  });

  it('of a period whose accounts are late is none: its end is changed no more', () => {
    const facts = formFacts({ today: civilDate('2028-01-01') });
    expect(lastDay('AA01', { periodEndsOn: '2027-03-31' }, facts)).toBeUndefined();
  });

  it.each<[FormId, string | undefined]>([
    ['AP01', 'counted from the appointment'],
    ['AD02', '14 days after the change'],
    ['AD03', '14 days after the move'],
    ['AD04', '14 days after the move'],
    ['NM01', 'counted from the resolution'],
    ['AA01', undefined],
    ['AD01', undefined],
  ])('of %s is said before it is begun as "%s"', (form, words) => {
    expect(describeLastDay(findFormRules(form), form, formFacts())).toBe(words);
  });

  it('of a partnership’s new name is none: it passes no resolution', () => {
    const llp = formFacts({ type: 'llp' });
    expect(describeLastDay(findFormRules('NM01'), 'NM01', llp)).toBeUndefined();
  });
});
