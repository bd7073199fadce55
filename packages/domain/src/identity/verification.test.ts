import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { confirmationStatementDueOn } from '../deadlines/confirmation-cycle.ts';
import { existingPscWindow, isVerified, isVerifiedOffice, newPscStatementDueOn } from './verification.ts';

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

describe('who states that their identity is verified', () => {
  it.each(['director', 'nominee-director', 'llp-member', 'llp-designated-member'])('V6: %s', (role) => {
    expect(isVerifiedOffice(role)).toBe(true);
  });

  it.each([
    'corporate-director',
    'corporate-llp-member',
    'corporate-llp-designated-member',
    'secretary',
    'limited-partner-in-a-limited-partnership',
    undefined,
  ])('V7: not %s', (role) => {
    expect(isVerifiedOffice(role)).toBe(false);
  });
});
