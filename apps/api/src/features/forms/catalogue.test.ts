import { civilDate } from '@statbook/domain/dates';
import { FORM_CATALOGUE, type FormId } from '@statbook/domain/filing';
import { checkForm, findFormRules, FORM_FAMILIES } from '@statbook/domain/filing/forms';
import { GATEWAY_FORMS } from '@statbook/registry-client';
import { formClasses } from '@statbook-simulators/registry';
import { describe, expect, it } from 'vitest';
import { sampleAnswers } from '../../tools/sample-answers.ts';
import { sampleFactsOf } from '../../tools/sample-facts.ts';
import { writeSample } from '../../tools/write-sample.ts';
import { filedForms } from '../../workflows/send-filing/filed-forms.ts';

const byGateway = FORM_CATALOGUE.filter(({ channel }) => channel === 'gateway');
/** The statement has rules of its own kind. */
const byRules = byGateway.filter(({ id }) => id !== 'CS01');

/** The same objects, as a form of which nothing is known may ask them. */
const samples: Readonly<Partial<Record<FormId, (typeof sampleAnswers)['AP01']>>> = sampleAnswers;
const specs: Readonly<Partial<Record<string, { className: string; schema: object }>>> = GATEWAY_FORMS;

function rulesOf(id: FormId) {
  const rules = findFormRules(id);
  if (rules === undefined) throw new Error(`${id} has no rules: add its family to FORM_FAMILIES.`);
  return rules;
}

/** The form with its sample, on a day. */
function sampleOf(id: FormId, day: string) {
  const sample = samples[id];
  if (sample === undefined) throw new Error(`${id} has no sample: add it to tools/sample-answers.ts.`);
  const facts = sampleFactsOf(id, civilDate(day));
  return { form: id, facts, answers: { ...rulesOf(id).begin(id, facts, {}), ...sample(facts) } };
}

describe.each(byGateway)('$id, $name', ({ id }) => {
  it('has a row in the table of the gateway’s forms', () => {
    expect(specs[id]?.schema, `${id} in GATEWAY_FORMS`).toBeDefined();
  });

  it('has a class at the stand-in of the gateway', () => {
    expect([...formClasses.keys()]).toContain(specs[id]?.className);
  });

  it('is sent, described and expected on the register', () => {
    expect(filedForms[id], `${id} in filedForms`).toMatchObject({
      write: expect.any(Function),
      describe: expect.any(Function),
      effectOf: expect.any(Function),
      shows: expect.any(Function),
    });
  });
});

describe.each(byRules)('the rules of $id, $name', ({ id }) => {
  it('are of a family that names it', () => {
    expect(rulesOf(id).forms).toContain(id);
  });

  it.each(['2026-11-25', '2027-02-28', '2028-12-31'])('take its sample on %s', (day) => {
    expect(checkForm(rulesOf(id), sampleOf(id, day))).toMatchObject({
      errors: [],
      blockers: [],
      isReady: true,
    });
  });

  it('compose what is written from its sample', () => {
    // Every form that has a sample is one of them; the test above says which has none.
    const xml = writeSample(id as keyof typeof sampleAnswers, {
      today: civilDate('2026-11-26'),
      packageReference: '0012',
    });
    expect(xml).toContain(`<Class>${specs[id]?.className}</Class>`);
  });

  it('have a step for every rejection that is known of it', () => {
    const { rejections = [] } = rulesOf(id);
    const steps = FORM_FAMILIES.filter(({ forms }) => forms.includes(id)).flatMap(({ forms }) =>
      forms.flatMap((form) =>
        rulesOf(form)
          .steps(sampleOf(form, '2026-11-26'))
          .map((step) => step.id),
      ),
    );
    expect(rejections.filter(({ step }) => !steps.includes(step))).toEqual([]);
  });
});

describe('the samples', () => {
  it('are of no form that is filed otherwise', () => {
    const known = new Set<string>(byRules.map(({ id }) => id));
    expect(Object.keys(samples).filter((form) => !known.has(form))).toEqual([]);
  });
});
