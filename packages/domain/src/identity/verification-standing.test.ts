import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import {
  canFileVerification,
  type VerificationFacts,
  verificationStanding,
  verificationUrgency,
} from './verification-standing.ts';

const today = civilDate('2026-11-20');
const days = (opensOn: string, statementDueOn: string) => ({
  opensOn: civilDate(opensOn),
  statementDueOn: civilDate(statementDueOn),
});
const open = days('2026-11-20', '2026-12-03');
const standing = (facts: Partial<VerificationFacts>) =>
  verificationStanding({ verification: open, hasCode: true, ...facts }, today);

describe('where the identity statement of a role stands', () => {
  it('is open from the first day of its window, and overdue the day after the last', () => {
    expect(standing({ verification: days('2026-11-21', '2026-12-04') })).toBe('code-held');
    expect(standing({})).toBe('window-open');
    expect(standing({ verification: days('2026-11-07', '2026-11-20') })).toBe('window-open');
    expect(standing({ verification: days('2026-11-06', '2026-11-19') })).toBe('overdue');
  });

  it('waits for the code before anything else, unless it is late already', () => {
    expect(standing({ hasCode: false })).toBe('code-missing');
    expect(standing({ hasCode: false, verification: days('2027-01-01', '2027-01-14') })).toBe('code-missing');
    expect(standing({ hasCode: false, verification: days('2026-11-06', '2026-11-19') })).toBe('overdue');
  });

  it('is of no window where the register gives no days', () => {
    expect(standing({ verification: {} })).toBe('code-held');
    expect(standing({ verification: { statementDueOn: civilDate('2026-12-01') } })).toBe('window-open');
  });

  it.each([
    ['draft', 'window-open'],
    ['queued', 'sent'],
    ['parked', 'sent'],
    ['rejected', 'rejected'],
    ['failed', 'rejected'],
    ['accepted', 'given'],
    ['withdrawn', 'window-open'],
  ] as const)('with its form as %s is %s', (filingState, expected) => {
    expect(standing({ filingState })).toBe(expected);
  });

  it('is given as long as the register holds a verification', () => {
    const held = (endsOn: string) => ({
      ...open,
      startsOn: civilDate('2026-01-05'),
      endsOn: civilDate(endsOn),
    });
    expect(standing({ verification: held('9999-12-31'), filingState: 'draft' })).toBe('given');
    expect(standing({ verification: held('2026-11-20') })).toBe('window-open');
  });

  it('is asked of nobody but individuals, and of hidden ones on paper', () => {
    expect(standing({ verification: undefined })).toBe('not-needed');
    expect(standing({ verification: undefined, isHidden: true })).toBe('on-paper');
  });
});

describe('how near the last day of a statement is', () => {
  const urgency = (dueOn: string, hasCode: boolean) =>
    verificationUrgency({ standing: 'window-open', dueOn: civilDate(dueOn), hasCode }, today);

  it.each([
    ['2026-12-05', 'calm'],
    ['2026-12-04', 'near'],
    ['2026-11-21', 'near'],
    ['2026-11-20', 'pressing'],
    ['2026-11-01', 'pressing'],
  ])('with a code: %s is %s', (dueOn, expected) => {
    expect(urgency(dueOn, true)).toBe(expected);
  });

  it.each([
    ['2026-12-12', 'calm'],
    ['2026-12-11', 'near'],
    ['2026-11-24', 'near'],
    ['2026-11-23', 'pressing'],
  ])('without one: %s is %s', (dueOn, expected) => {
    expect(urgency(dueOn, false)).toBe(expected);
  });

  it('is not asked where there is no day, or nothing is left to do', () => {
    const dueOn = civilDate('2026-11-20');
    expect(
      verificationUrgency({ standing: 'code-held', dueOn: undefined, hasCode: true }, today),
    ).toBeUndefined();
    for (const done of ['sent', 'given', 'not-needed', 'on-paper'] as const)
      expect(verificationUrgency({ standing: done, dueOn, hasCode: true }, today)).toBeUndefined();
  });
});

describe('a statement of its own', () => {
  it('is that of a person in control, once its window is open and the code is here', () => {
    expect(canFileVerification('psc', { standing: 'window-open', hasCode: true })).toBe(true);
    expect(canFileVerification('psc', { standing: 'overdue', hasCode: true })).toBe(true);
    expect(canFileVerification('psc', { standing: 'overdue', hasCode: false })).toBe(false);
    expect(canFileVerification('psc', { standing: 'code-held', hasCode: true })).toBe(false);
    expect(canFileVerification('officer', { standing: 'window-open', hasCode: true })).toBe(false);
  });
});
