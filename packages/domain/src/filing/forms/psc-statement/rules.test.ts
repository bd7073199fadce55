import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { formFacts, psc, standing } from '../testing/form-facts.fixture.ts';
import { pscStatement } from './rules.ts';

const nobody = 'no-individual-or-entity-with-signficant-control';
const linked = 'psc-has-failed-to-confirm-changed-details';
const asked = (facts: FormFacts, answers: Record<string, string> = {}) => ({
  form: 'PSC08' as const,
  facts,
  answers: { statement: nobody, knownOn: '2026-11-20', ...answers },
});
const check = (...given: Parameters<typeof asked>) => checkForm(pscStatement, asked(...given));
const empty = formFacts({ pscs: [] });

describe('a statement in the place of a person with significant control', () => {
  it('is made where nobody is on the register', () => {
    expect(check(empty)).toMatchObject({ isReady: true });
    expect(pscStatement.compose(asked(empty)).content).toEqual({ statement: nobody, knownOn: '2026-11-20' });
    expect(check(formFacts()).blockers).toMatchObject([{ code: 'pscs-on-register', forms: ['PSC07'] }]);
  });

  it('is not made twice, nor beside one that nobody is known', () => {
    const stands = { ...empty, pscStatements: [standing()] };
    expect(check(stands)).toMatchObject({
      errors: [{ path: 'statement', code: 'stands-already' }],
      blockers: [{ code: 'statement-stands' }],
    });
    expect(check(stands, { statement: 'psc-details-not-confirmed' }).blockers).toHaveLength(1);
  });

  it('waits until everybody on the register has ceased, for which a draft is not enough', () => {
    const filed = (state: 'pending' | 'draft') =>
      ({ id: 'f', form: 'PSC07', state, effectiveOn: undefined, subject: 'anna-psc' }) as const;
    const codes = (state: 'pending' | 'draft', statement = nobody) =>
      check(formFacts({ openFilings: [filed(state)] }), { statement }).blockers.map(({ code }) => code);
    expect([codes('pending'), codes('draft')]).toEqual([[], ['pscs-on-register']]);
    expect(codes('draft', 'psc-details-not-confirmed')).toEqual([]);
    const both = formFacts({ pscs: [psc(), psc({ id: 'ben' })], openFilings: [filed('pending')] });
    expect(check(both).blockers).toMatchObject([{ code: 'pscs-on-register' }]);
  });

  it('stands beside the others then, in words', () => {
    const facts = formFacts({ pscStatements: [standing({ statement: 'psc-details-not-confirmed' })] });
    const [comparison] = pscStatement.compare(asked(facts, { statement: linked, pscId: 'anna-psc' }));
    expect(comparison?.now).toHaveLength(1);
    expect(comparison?.after[1]).toMatch(/without an answer in time: Ms Anna Maria Plum$/);
  });

  it('may be about somebody on the register, whom it names', () => {
    const facts = formFacts({ pscs: [psc()] });
    expect(check(facts, { statement: linked }).errors).toMatchObject([{ path: 'pscId' }]);
    const { content } = pscStatement.compose(asked(facts, { statement: linked, pscId: 'anna-psc' }));
    expect(content.psc).toMatchObject({ kind: 'individual', name: { surname: 'Plum' } });
    const options = (given: FormFacts) =>
      pscStatement.steps(asked(given))[0]?.sections[0]?.fields[0]?.options?.map(({ value }) => value);
    expect(options(facts)).toContain(linked);
    expect(options(empty)).not.toContain(linked);
  });
});
