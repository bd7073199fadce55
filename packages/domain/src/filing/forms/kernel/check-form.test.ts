import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { fieldError } from '../../../field-error.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { checkForm, findLateBlocker, stepOfField } from './check-form.ts';
import type { FormStep } from './form-fields.ts';
import type { FormCase, FormRules } from './form-rules.ts';

const steps: readonly FormStep[] = [
  {
    id: 'who',
    title: 'Who',
    sections: [{ title: 'Name', fields: [{ path: 'name', label: 'Name', kind: 'text' }] }],
  },
  {
    id: 'when',
    title: 'When',
    sections: [
      {
        title: 'Day and copy',
        fields: [
          { path: 'on', label: 'Day', kind: 'date' },
          { path: 'copy', label: 'Copy', kind: 'document', isOptional: true },
        ],
      },
    ],
  },
];

const rulesWith = (more: Partial<FormRules> = {}): FormRules => ({
  family: 'plum',
  forms: ['AP01'],
  begin: () => ({}),
  steps: () => steps,
  compose: () => ({ content: {}, secrets: {} }),
  compare: () => [],
  effectiveOn: ({ answers }) => (answers.on === undefined ? undefined : civilDate(answers.on)),
  ...more,
});

const filled = { name: 'Anna', on: '2026-11-20' };
const check = (more: Partial<FormRules> = {}, answers: FormCase['answers'] = filled, facts = formFacts()) =>
  checkForm(rulesWith(more), { form: 'AP01', facts, answers });
const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

describe('a form', () => {
  it('is ready with all that its fields ask for', () => {
    expect(check()).toMatchObject({ isReady: true, errors: [], blockers: [], warnings: [] });
    expect(check({}, { name: 'Anna' })).toMatchObject({ isReady: false, errors: [{ path: 'on' }] });
  });

  it('asks its family only of fields that are right in themselves', () => {
    const family = {
      check: () => ['name', 'on'].map((path) => fieldError(path, 'by-family', 'Enter another')),
    };
    expect(codes(check(family, { on: '2026-11-20' }).errors)).toEqual(['missing', 'by-family']);
  });

  it('names only documents that are kept with it', () => {
    expect(codes(check({}, { ...filled, copy: 'gone' }).errors)).toEqual(['not-attached']);
  });

  it('waits for the authentication code where software sends it, and not where a person delivers it', () => {
    const withoutCode = { hasAuthenticationCode: false };
    expect(check({}, filled, formFacts(withoutCode)).blockers).toHaveLength(1);
    expect(check({}, filled, formFacts({ ...withoutCode, channel: 'produced' })).isReady).toBe(true);
  });

  it('is filed late all the same, unless the registrar refuses it then', () => {
    const late = { ...filled, on: '2026-10-01' };
    expect(check({}, late)).toMatchObject({ isReady: true, warnings: [{ code: 'late' }] });
    const strict = { refusedAfter: (dueOn: string) => ({ code: 'too-late', message: dueOn, forms: [] }) };
    expect(check(strict, late)).toMatchObject({
      isReady: false,
      warnings: [],
      blockers: [{ code: 'too-late', message: '2026-10-14' }],
    });
    const inTime = {
      form: 'AP01',
      eventOn: civilDate('2026-11-20'),
      today: civilDate('2026-11-26'),
    } as const;
    expect(findLateBlocker(rulesWith(strict), inTime)).toBeUndefined();
  });

  it('leads from a field to its step, from an error of the whole to the first', () => {
    expect(['on', 'copy.pages', 'name', ''].map((path) => stepOfField(steps, path))).toEqual([
      'when',
      'who',
      'who',
      'who',
    ]);
  });
});
