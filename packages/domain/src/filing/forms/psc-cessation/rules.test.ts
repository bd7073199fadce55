import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { formFacts, psc, standing } from '../testing/form-facts.fixture.ts';
import { pscCessation } from './rules.ts';

const ben = psc({ id: 'ben-psc', fullName: 'Mr Ben Pear', title: 'Mr', forename: 'Ben', surname: 'Pear' });
const check = (facts: FormFacts, answers: Record<string, string> = {}) =>
  checkForm(pscCessation, asked(facts, answers));
const asked = (facts: FormFacts, answers: Record<string, string> = {}) => ({
  form: 'PSC07' as const,
  facts,
  answers: { pscId: 'anna-psc', ceasedOn: '2026-11-10', confirmedOn: '2026-11-20', ...answers },
});

describe('the notice that somebody has ceased to have control', () => {
  it('names them as the register does', () => {
    const facts = formFacts({ pscs: [psc(), ben] });
    expect(check(facts)).toMatchObject({ isReady: true, warnings: [] });
    const { content, secrets } = pscCessation.compose(asked(facts));
    expect(content).toMatchObject({ psc: { name: { surname: 'Plum' }, born: { month: 5, year: 1980 } } });
    expect(secrets).toEqual({});
    expect(pscCessation.compare(asked(facts))[0]?.after).toEqual(['Mr Ben Pear']);
    expect(pscCessation.expects?.(content, 'PSC07')).toEqual({
      formType: 'PSC07',
      descriptionValues: { psc_name: 'Ms Anna Maria Plum', cessation_date: '2026-11-10' },
    });
  });

  it('warns where nobody is left, unless somebody comes', () => {
    const facts = formFacts({ pscs: [psc()] });
    expect(check(facts).warnings).toMatchObject([{ code: 'nobody-left' }]);
    const coming = { id: 'f', form: 'PSC01', state: 'pending', subject: '', effectiveOn: undefined } as const;
    expect(check({ ...facts, openFilings: [coming] }).warnings).toEqual([]);
    const draft = { ...coming, state: 'draft' } as const;
    expect(check({ ...facts, openFilings: [draft] }).warnings).toMatchObject([{ code: 'nobody-left' }]);
    const leaving = { ...coming, form: 'PSC07', subject: 'ben-psc' } as const;
    const both = formFacts({ pscs: [psc(), ben], openFilings: [leaving] });
    expect(check(both).warnings).toMatchObject([{ code: 'nobody-left' }]);
  });

  it('warns of two who are alike, and is refused before the notification and while a statement stands', () => {
    const facts = formFacts({ pscs: [psc(), psc({ id: 'again' })], pscStatements: [standing()] });
    expect(check(facts, { ceasedOn: '2016-04-04' })).toMatchObject({
      errors: [{ path: 'ceasedOn' }],
      warnings: [{ code: 'two-alike' }],
      blockers: [{ forms: ['PSC09'] }],
    });
  });
});
