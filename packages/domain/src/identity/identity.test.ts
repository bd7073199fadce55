import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { confirmationStatementDueOn } from '../deadlines/confirmation-cycle.ts';
import { needsPersonalCode, parsePersonalCode } from './personal-code.ts';
import { existingPscWindow, isVerified, newPscStatementDueOn } from './verification.ts';

describe('the window of an existing PSC', () => {
  it('V1: born in May', () => {
    expect(existingPscWindow({ birthMonth: 5, extensions: 0 })).toEqual({
      startsOn: '2026-05-01',
      endsOn: '2026-05-14',
    });
  });

  it('V2: born in December, and in November', () => {
    expect(existingPscWindow({ birthMonth: 12, extensions: 0 })).toEqual({
      startsOn: '2025-12-01',
      endsOn: '2025-12-14',
    });
    expect(existingPscWindow({ birthMonth: 11, extensions: 0 })).toEqual({
      startsOn: '2026-11-01',
      endsOn: '2026-11-14',
    });
  });

  it.each([
    ['V3', '2026-03-31', '2026-04-01', '2026-04-14'],
    ['V4', '2026-11-17', '2026-11-18', '2026-12-01'],
  ])('%s: a director too, review period ending %s', (_id, endsOn, opensOn, dueOn) => {
    const review = { startsOn: civilDate('2025-01-01'), endsOn: civilDate(endsOn) };
    const window = existingPscWindow({ birthMonth: 5, directorReviewEndsOn: review.endsOn, extensions: 0 });
    expect(window).toEqual({ startsOn: opensOn, endsOn: dueOn });
    expect(confirmationStatementDueOn(review)).toBe(dueOn);
  });

  it('V5: one extension gives fourteen days more', () => {
    expect(existingPscWindow({ birthMonth: 5, extensions: 1 }).endsOn).toBe('2026-05-28');
  });

  it('a new PSC has fourteen days from the date of the letter', () => {
    expect(newPscStatementDueOn(civilDate('2026-11-20'))).toBe('2026-12-04');
  });
});

describe('who needs a personal code', () => {
  it('V6: an individual director and an individual PSC do', () => {
    expect(needsPersonalCode({ role: 'director', person: 'individual' })).toBe(true);
    expect(needsPersonalCode({ role: 'psc', person: 'individual' })).toBe(true);
  });

  it('V7: legal entities, other registrable persons and secretaries do not', () => {
    const others = [
      { role: 'psc', person: 'legal-entity' },
      { role: 'psc', person: 'other-registrable-person' },
      { role: 'director', person: 'legal-entity' },
      { role: 'secretary', person: 'individual' },
    ] as const;
    expect(others.map(needsPersonalCode)).toEqual([false, false, false, false]);
  });
});

describe('typing a personal code', () => {
  it('V8: stored without blanks and hyphens, in upper case, and masked', () => {
    const typed = parsePersonalCode(' ab1-2cd3-4ef5 ');
    expect(typed).toMatchObject({ ok: true, masked: '•••••••4EF5' });
    expect(typed.ok && typed.code.reveal()).toBe('AB12CD34EF5');
  });

  it.each([
    ['', 'empty'],
    ['AB12CD34EF', 'not-a-personal-code'],
    ['AB12CD34EF55', 'not-a-personal-code'],
    ['AB12CD34EF!', 'not-a-personal-code'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parsePersonalCode(text)).toMatchObject({ ok: false, reason });
  });
});

describe('verified on the register', () => {
  const today = civilDate('2026-11-20');
  it.each([
    [undefined, false],
    [{}, false],
    [{ startsOn: civilDate('2026-01-01') }, false],
    [{ endsOn: civilDate('9999-12-31') }, false],
    [{ statementDueOn: civilDate('2026-12-01') }, false],
    [{ startsOn: civilDate('2026-11-21'), endsOn: civilDate('9999-12-31') }, false],
    [{ startsOn: civilDate('2026-01-01'), endsOn: today }, false],
    [{ startsOn: today, endsOn: civilDate('9999-12-31') }, true],
  ])('%o: %s', (verification, verified) => {
    expect(isVerified(verification, today)).toBe(verified);
  });
});
