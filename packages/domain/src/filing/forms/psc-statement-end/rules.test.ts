import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { formFacts, psc, standing } from '../testing/form-facts.fixture.ts';
import { pscStatementEnd } from './rules.ts';

const begun = (facts: FormFacts, more: Record<string, string> = {}, statementId?: string) => ({
  form: 'PSC09' as const,
  facts,
  answers: { ...pscStatementEnd.begin('PSC09', facts, { statementId }), ...more },
});
const linked = standing({ id: 'linked', statement: 'psc-has-failed-to-confirm-changed-details', psc: psc() });
const restricted = standing({ id: 'restricted', statement: 'restrictions-notice-issued-to-psc' });

describe('the end of a statement', () => {
  it('is begun ready where one statement stands in the way', () => {
    const asked = begun(formFacts({ pscs: [], pscStatements: [linked, standing()] }));
    expect(asked.answers).toEqual({ statementId: 'nobody', withdrawnOn: '2026-11-26' });
    expect(checkForm(pscStatementEnd, asked)).toMatchObject({ isReady: true });
    expect(pscStatementEnd.compose(asked).content).toEqual({
      statement: 'no-individual-or-entity-with-signficant-control',
      withdrawnOn: '2026-11-26',
    });
  });

  it('names the person whom it is about, and says how restrictions ended', () => {
    const facts = formFacts({ pscStatements: [linked, restricted] });
    expect(pscStatementEnd.compose(begun(facts, {}, 'linked')).content.psc).toMatchObject({
      name: { surname: 'Plum' },
    });
    const asked = begun(facts, {}, 'restricted');
    expect(checkForm(pscStatementEnd, asked).errors).toMatchObject([{ path: 'restrictionsEndedBy' }]);
    const court = begun(facts, { restrictionsEndedBy: 'court' }, 'restricted');
    expect(pscStatementEnd.compose(court).content.restrictionsEndedBy).toBe('court');
  });

  it('is begun about the only one, and about none where several could be meant', () => {
    const chosen = (...pscStatements: readonly (typeof linked)[]) =>
      begun(formFacts({ pscStatements })).answers.statementId;
    expect([chosen(linked), chosen(linked, restricted), chosen()]).toEqual(['linked', undefined, undefined]);
    const facts = formFacts({ pscStatements: [linked, restricted] });
    expect(() => pscStatementEnd.compose(begun(facts))).toThrow(RangeError);
  });

  it('leaves the others standing', () => {
    const facts = formFacts({ pscStatements: [linked, restricted] });
    const [comparison] = pscStatementEnd.compare(begun(facts, {}, 'linked'));
    expect([comparison?.now.length, comparison?.after]).toEqual([
      2,
      [expect.stringContaining('restrictions')],
    ]);
  });

  it('is not before the statement, and not offered where none stands that a form names', () => {
    const facts = formFacts({ pscStatements: [standing()] });
    expect(checkForm(pscStatementEnd, begun(facts, { withdrawnOn: '2017-03-01' })).errors).toMatchObject([
      { path: 'withdrawnOn', code: 'too-early' },
    ]);
    expect(pscStatementEnd.whyNot?.('PSC09', formFacts())).toBe('No statement stands on the register.');
    const unknown = formFacts({ pscStatements: [standing({ statement: 'awaiting-confirmation-from-psc' })] });
    expect(pscStatementEnd.whyNot?.('PSC09', unknown)).toContain('on paper');
  });
});
