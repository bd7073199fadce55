import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import type { PscFacts } from '../kernel/form-facts.ts';
import { formFacts, psc } from '../testing/form-facts.fixture.ts';
import { pscVerification } from './rules.ts';

const asked = (verification: PscFacts['verification']) => ({
  form: 'VS01' as const,
  facts: formFacts({ pscs: [psc({ verification })] }),
  answers: { pscId: 'anna-psc', personalCode: 'ABC-1234-5678', 'psc.identityVerified': 'yes' },
});
const check = (verification: PscFacts['verification']) => checkForm(pscVerification, asked(verification));
const days = (opensOn: string, statementDueOn: string) => ({
  opensOn: civilDate(opensOn),
  statementDueOn: civilDate(statementDueOn),
});

describe('the identity statement of a person with significant control', () => {
  it('is filed within its window, with the code sealed', () => {
    const open = days('2026-11-18', '2026-12-01');
    expect(check(open)).toMatchObject({ isReady: true, warnings: [] });
    const { content, secrets } = pscVerification.compose(asked(open));
    expect(content).toEqual({
      psc: {
        kind: 'individual',
        name: { title: 'Ms', forename: 'Anna', otherForenames: 'Maria', surname: 'Plum' },
        born: { month: 5, year: 1980 },
        identityVerified: true,
      },
    });
    expect(secrets).toEqual({ personalCode: 'ABC12345678' });
  });

  it('is not taken before the window, nor where the identity is verified', () => {
    expect(check(days('2026-12-01', '2026-12-14')).blockers).toMatchObject([
      { code: 'not-open-yet', message: expect.stringContaining('1 December 2026') },
    ]);
    const verified = {
      startsOn: civilDate('2026-01-02'),
      endsOn: civilDate('9999-12-31'),
      opensOn: undefined,
    };
    expect(check(verified).blockers).toMatchObject([{ code: 'verified-already' }]);
  });

  it('is taken late, with a warning, and where the register gives no window', () => {
    expect(check(days('2026-05-01', '2026-05-14'))).toMatchObject({
      isReady: true,
      warnings: [{ code: 'late' }],
    });
    expect(check(undefined)).toMatchObject({ isReady: true, warnings: [] });
  });

  it('is of individuals on the register alone', () => {
    const body = formFacts({ pscs: [psc({ kind: 'corporate-entity' })] });
    expect(pscVerification.whyNot?.('VS01', body)).toContain('There is no individual');
  });

  it('goes with the code that is held, unless another is to be used', () => {
    const open = asked(days('2026-11-18', '2026-12-01'));
    const person = { register: 'psc', registerKey: 'anna-psc', personId: 'anna', born: undefined } as const;
    const name = { kind: 'human', surname: 'Plum' } as const;
    const known = { ...person, name, isProtected: true, codeSince: civilDate('2026-03-03') };
    const { personalCode: _typed, ...answers } = open.answers;
    const held = { ...open, facts: { ...open.facts, knownPeople: [known] }, answers };
    const [, identity] = pscVerification.steps(held);
    expect(identity?.sections[0]?.fields.map(({ path }) => path)).toEqual([
      'usesAnotherCode',
      'psc.identityVerified',
      'psc.nameMismatchReason',
    ]);
    expect(identity?.sections[0]?.fields[0]?.hint).toContain('Code held for this person since 3 March 2026.');
    expect(checkForm(pscVerification, held).isReady).toBe(true);
    expect(pscVerification.compose(held).secrets).toEqual({});
    const another = { ...held, answers: { ...answers, usesAnotherCode: 'yes' } };
    expect(checkForm(pscVerification, another).errors).toMatchObject([{ path: 'personalCode' }]);
    const typed = { ...another, answers: { ...another.answers, personalCode: 'XYZ98765432' } };
    expect(pscVerification.compose(typed).secrets).toEqual({ personalCode: 'XYZ98765432' });
  });

  it('is refused with a code that is held for another', () => {
    const open = asked(days('2026-11-18', '2026-12-01'));
    const refused = {
      ...open,
      facts: { ...open.facts, codeRefusals: { personalCode: 'This code is held for another person.' } },
    };
    expect(checkForm(pscVerification, refused).errors).toMatchObject([
      { path: 'personalCode', message: 'This code is held for another person.' },
    ]);
  });
});
