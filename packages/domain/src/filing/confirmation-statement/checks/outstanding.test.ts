import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { keyOfObligation, type Obligation } from '../../../obligations/obligation.ts';
import { describeSubmission } from '../submission/describe-submission.ts';
import { NOTHING_CHANGED } from '../testing/plum-limited.ts';
import { checkPlum, errorsOfPlum, submitPlum } from '../testing/plum-statements.ts';

const madeUpTo = civilDate(NOTHING_CHANGED.madeUpTo);
const sh01: Obligation = {
  kind: 'form',
  form: 'SH01',
  dueOn: civilDate('2026-12-10'),
  eventOn: madeUpTo,
  canBeLate: true,
  shareEventId: 'an entry',
};
const notice: Obligation = {
  kind: 'control-notice',
  form: 'PSC01',
  subject: 'Felix Harcastle',
  dueOn: civilDate('2026-11-10'),
  eventOn: civilDate('2026-10-27'),
  canBeLate: false,
};
const stated = { informationDelivered: true, lawfulPurpose: true };
const overriding = (...known: readonly Obligation[]) => ({
  statements: {
    ...stated,
    override: { reason: ' Delivered by post today ', of: known.map(keyOfObligation) },
  },
});

describe('a statement that everything has been delivered', () => {
  it('is refused while our own record knows of a return or a notice that is outstanding', () => {
    const [error] = checkPlum({}, { obligations: [sh01, notice] }).errors;
    expect(error).toMatchObject({ path: 'statements.override.reason', code: 'not-seen' });
    expect(error?.message).toContain('Return of allotment of shares, SH01; PSC notice, PSC01');
  });

  it('names what is outstanding of several people once', () => {
    const another = { ...notice, subject: 'Nora Harcastle' };
    const [error] = checkPlum({}, { obligations: [notice, sh01, another] }).errors;
    expect(error?.message).toContain('(PSC notice, PSC01; Return of allotment of shares, SH01)');
  });

  it.each([
    ['an event after the made-up date', { ...sh01, eventOn: civilDate('2027-01-01') }],
    ['a return that the registrar has', { ...sh01, filingState: 'pending' }],
    ['a notice that the registrar has', { ...notice, filingState: 'parked' }],
    [
      'a holder of whom the registrar has the notice',
      { ...notice, kind: 'unregistered-psc', filingState: 'pending' },
    ],
    [
      'an identity statement that the registrar has',
      { ...notice, kind: 'psc-verification', filingState: 'sending' },
    ],
    ['what is no part of it', { ...sh01, kind: 'accounts' }],
    [
      'an identity statement whose window is not open',
      {
        ...notice,
        kind: 'psc-verification',
        dueOn: civilDate('2027-01-14'),
        opensOn: civilDate('2027-01-01'),
      },
    ],
    ['the identity of a director, which is delivered with it', { ...notice, kind: 'director-verification' }],
  ] as const)('does not speak of %s', (_what, obligation) => {
    expect(errorsOfPlum({}, { obligations: [obligation] })).toEqual([]);
  });

  it('speaks of the identity statement of a PSC that is waited for', () => {
    const awaited = { ...notice, kind: 'psc-verification', form: undefined } as const;
    expect(errorsOfPlum({}, { obligations: [awaited] })).toEqual(['statements.override.reason: not-seen']);
  });

  it('speaks of somebody who holds more than a quarter and is not on the PSC register', () => {
    const unregistered = { ...notice, kind: 'unregistered-psc', eventOn: undefined } as const;
    expect(errorsOfPlum({}, { obligations: [unregistered] })).toEqual([
      'statements.override.reason: not-seen',
    ]);
    const { override } = submitPlum(overriding(unregistered), { obligations: [unregistered] });
    expect(override?.outstanding).toEqual([
      'PSC notice, PSC01: Felix Harcastle, over 25% and not on the PSC register',
    ]);
  });

  it('may be made all the same with a reason, given in view of all that is outstanding', () => {
    expect(errorsOfPlum(overriding(sh01), { obligations: [sh01] })).toEqual([]);
    expect(errorsOfPlum(overriding(sh01), { obligations: [sh01, notice] })).toEqual([
      'statements.override.reason: not-seen',
    ]);
    const empty = { statements: { ...stated, override: { reason: ' ', of: [keyOfObligation(sh01)] } } };
    expect(errorsOfPlum(empty, { obligations: [sh01] })).toEqual(['statements.override.reason: missing']);
  });

  it('keeps the reason with what is filed, while there is something that asks for one', () => {
    const submission = submitPlum(overriding(sh01, notice), { obligations: [sh01, notice] });
    expect(submission.override).toMatchObject({ reason: 'Delivered by post today' });
    const notSent = describeSubmission(submission).filter(({ section }) => section === 'override');
    expect(notSent.map(({ label }) => label)).toEqual([
      'Outstanding when it was filed',
      'Outstanding when it was filed',
      'Filed all the same because',
    ]);
    expect(notSent.at(-1)?.value).toBe('Delivered by post today');
    expect(submitPlum(overriding(sh01), { obligations: [] }).override).toBeUndefined();
  });
});
