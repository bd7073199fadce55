import { civilDate } from '@statbook/domain/dates';
import { checkForm, findFormRules } from '@statbook/domain/filing/forms';
import { describe, expect, it } from 'vitest';
import { type SampleForm, sampleAnswers } from './sample-answers.ts';
import { sampleFacts } from './sample-facts.ts';

// Object.keys gives texts; they are the forms of the samples.
const forms = Object.keys(sampleAnswers) as SampleForm[];

describe('the samples of forms', () => {
  it.each(forms)('%s is as its rules want it, on any day', (form) => {
    const rules = findFormRules(form);
    for (const day of ['2026-11-25', '2027-02-28', '2028-12-31']) {
      const facts = sampleFacts(civilDate(day));
      const answers = { ...rules?.begin(form, facts, {}), ...sampleAnswers[form](facts) };
      const checked = rules && checkForm(rules, { form, facts, answers });
      expect(checked).toMatchObject({ errors: [], blockers: [], isReady: true });
    }
  });
});
