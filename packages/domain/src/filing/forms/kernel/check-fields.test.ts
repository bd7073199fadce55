import { describe, expect, it } from 'vitest';
import { FORM_FAMILIES } from '../form-families.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { checkFields } from './check-fields.ts';
import type { FormField } from './form-fields.ts';

const messageFor = (field: Pick<FormField, 'kind' | 'label'> & Partial<FormField>, answer = '') =>
  checkFields(
    [{ id: 'step', title: 'Step', sections: [{ title: 'S', fields: [{ path: 'a', ...field }] }] }],
    {
      a: answer,
    },
  )[0]?.message;

describe('what is said of a field', () => {
  it('is a sentence with its article', () => {
    expect(messageFor({ kind: 'text', label: 'Town or city' })).toBe('Enter the town or city');
    expect(messageFor({ kind: 'select', label: 'Country', options: [] })).toBe('Choose the country');
    expect(messageFor({ kind: 'date', label: 'Date of birth' }, 'soon')).toBe(
      'Enter the date of birth as a date, like 27 11 2026',
    );
    expect(messageFor({ kind: 'select', label: 'Country', options: [] }, 'Atlantis')).toBe(
      'Choose the country from the list',
    );
    expect(messageFor({ kind: 'amount', label: 'Nominal value of each' }, '1,5')).toBe(
      'Enter the nominal value of each as a number with at most 6 decimal places, like 1250.50',
    );
    expect(messageFor({ kind: 'number', label: 'Number of days' }, '1.5')).toBe(
      'Enter the number of days as a whole number, like 12',
    );
    expect(messageFor({ kind: 'tick', label: 'She has consented to act' })).toBe(
      'Tick “She has consented to act”',
    );
  });

  it('reads well for every field that is empty at first', () => {
    const facts = formFacts();
    const messages = FORM_FAMILIES.flatMap(({ forms, steps }) =>
      forms.flatMap((form) =>
        checkFields(steps({ form, facts, answers: {} }), {}).map((error) => error.message),
      ),
    );
    for (const message of messages) expect(message).not.toMatch(/the (?:their|what|who|certified)\b/);
  });
});
