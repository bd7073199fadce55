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

  it.each([
    ['document', 'Copy of the resolution', '', 'Add the copy of the resolution'],
    ['tick', 'She has consented', 'no', 'Tick “She has consented”'],
    ['digits', 'Telephone number', '12a', 'Enter only the digits of the telephone number'],
    ['digits', 'Telephone number', '0012', undefined],
    ['email', 'Email address', 'anna@plum', 'Enter an email address, like name@example.com'],
    ['email', 'Email address', 'anna@plum.example', undefined],
    ['amount', 'Amount', '-1', 'Enter the amount as a number with at most 6 decimal places, like 1250.50'],
    ['amount', 'Amount', '0.000001', undefined],
    ['number', 'Number', '1234567890123456', 'Enter the number as a whole number, like 12'],
    ['date', 'Date', '2026-02-29', 'Enter the date as a date, like 27 11 2026'],
    ['date', 'Date', '2201-01-01', 'Enter a date of a year from 1844 to 2200'],
  ] as const)('of kind %s, %s, answered “%s”: %s', (kind, label, answer, message) => {
    expect(messageFor({ kind, label }, answer)).toBe(message);
  });

  it('counts characters as people do, not as the computer stores them', () => {
    const field = { kind: 'text', label: 'Name', maxLength: 3 } as const;
    expect(messageFor(field, 'Ñ🍐é')).toBeUndefined();
    expect(messageFor(field, 'Pear')).toBe('Name has 4 characters: shorten it to 3');
  });

  it('refuses one tick of several that is not on the list', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    const ticks = (answer: string) => messageFor({ kind: 'ticks', label: 'Roles', options }, answer);
    expect([ticks('a,b'), ticks('a'), ticks('a,c')]).toEqual([
      undefined,
      undefined,
      'Choose the roles from the list',
    ]);
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
