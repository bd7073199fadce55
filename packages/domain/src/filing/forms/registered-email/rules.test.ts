import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { registeredEmail } from './rules.ts';

const signedIn = { isRegistered: true, isSignedIn: true };
const facts = formFacts({ registeredEmail: signedIn });
const answers = { email: 'office@plum.example', appropriate: 'yes' };
const check = (more: Record<string, string> = {}, about = facts) =>
  checkForm(registeredEmail, { form: 'REA', facts: about, answers: { ...answers, ...more } });

describe('a change of the registered e-mail address', () => {
  it('is ready with an address and the statement', () => {
    expect(check()).toMatchObject({ isReady: true, errors: [], blockers: [], warnings: [] });
    expect(registeredEmail.compose({ form: 'REA', facts, answers })).toEqual({
      content: { email: 'office@plum.example', acceptAppropriateEmailStatement: true },
      secrets: {},
    });
  });

  it.each([
    [{ email: '' }, 'email', 'missing'],
    [{ email: 'nobody' }, 'email', 'not-understood'],
    [{ email: 'a..b@plum.example' }, 'email', 'not-an-email'],
    [{ email: 'a@plum_tree.example' }, 'email', 'not-an-email'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email', 'too-long'],
    [{ appropriate: '' }, 'appropriate', 'missing'],
  ])('refuses %j at its field', (more, path, code) => {
    expect(check(more).errors.map((error) => [error.path, error.code])).toEqual([[path, code]]);
  });

  it('waits for the sign-in at the registry, where the authentication code is typed', () => {
    const about = formFacts({
      hasAuthenticationCode: false,
      registeredEmail: { ...signedIn, isSignedIn: false },
    });
    expect(check({}, about).blockers.map(({ code }) => code)).toEqual(['registry-sign-in-missing']);
  });

  it.each([
    [{ registeredEmail: { ...signedIn, isRegistered: false } }, /first one goes with/],
    [{ status: 'dissolved' }, /no change/],
  ])('is not offered for %j', (given, why) => {
    expect(registeredEmail.whyNot?.('REA', formFacts(given))).toMatch(why);
    expect(registeredEmail.whyNot?.('REA', facts)).toBeUndefined();
  });
});
