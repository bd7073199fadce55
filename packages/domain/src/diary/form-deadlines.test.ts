import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../dates/civil-date.ts';
import { monthsAfter } from '../dates/statutory-periods.ts';
import { FORM_CATALOGUE, type FormId, getForm } from '../filing/form-catalogue.ts';
import { explainStatutoryDate } from './statutory-dates.ts';

const explain = (form: FormId, eventOn?: string) =>
  explainStatutoryDate({
    kind: 'form',
    form,
    eventOn: eventOn === undefined ? undefined : civilDate(eventOn),
  });

/** What the words of a rule make of the day of an event. */
function dueByWords(computed: string, eventOn: string): string | undefined {
  const event = civilDate(eventOn);
  const days = new Map([
    ['Fourteen days beginning with ', 13],
    ['Fourteen days after ', 14],
    ['Fifteen days after ', 15],
    ['21 days beginning with the day after ', 21],
    ['28 days beginning with ', 27],
    ['28 days after ', 28],
  ]);
  if (computed.startsWith('One month after ')) return monthsAfter(event, 1);
  // The longest first: one rule begins as another does.
  const found = [...days].toSorted(([one], [other]) => other.length - one.length);
  const span = found.find(([words]) => computed.startsWith(words))?.[1];
  return span === undefined ? undefined : addDays(event, span);
}

const withDeadline = FORM_CATALOGUE.filter(({ deadline }) => deadline !== undefined).map(({ id }) => id);

describe('the rule of a deadline in words', () => {
  it.each(withDeadline)('is the one by which %s is due, whenever its event was', (form) => {
    const days = ['2024-02-29', '2025-11-17', '2025-11-18', '2026-01-31', '2026-12-31', '2028-02-29'];
    for (const day of days) {
      const due = getForm(form).deadline?.dueOn(civilDate(day));
      expect([form, day, dueByWords(explain(form, day).computed, day)]).toEqual([form, day, due]);
    }
  });

  it('of an officer changed on 18 November 2025, by a day', () => {
    expect(explain('AP01', '2025-11-17')).toMatchObject({
      computed: 'Fourteen days after the appointment, 17 November 2025.',
      authority: expect.stringContaining('until 17 November 2025'),
    });
    expect(explain('AP01', '2025-11-18')).toMatchObject({
      computed: 'Fourteen days beginning with the appointment, 18 November 2025.',
      authority: 'Companies Act 2006, ss.167G to 167H, 279G to 279H',
    });
    // What is still to happen is of today's rule.
    expect(explain('TM02').computed).toBe('Fourteen days beginning with the day they ceased.');
  });

  it('is none for a form that is due by no event', () => {
    expect(explain('AD01').computed).toBe('Counted from the event.');
    expect(explain('MR04', '2026-11-20').computed).toBe('Counted from the event, 20 November 2026.');
  });
});
