import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { describeRegister } from './describe-register.ts';
import type { RegisterExpectation } from './expectation-queries.ts';

const today = civilDate('2026-11-04');
const expectation = (given: Partial<RegisterExpectation> = {}): RegisterExpectation => ({
  id: 'e',
  accountId: 'a',
  companyId: 'c',
  filingId: 'f',
  kind: 'filing-history',
  subject: { types: ['NM01'] },
  acceptedOn: '2026-11-03',
  expectedFrom: '2026-11-03',
  expectedBy: '2026-11-08',
  metBy: null,
  metAt: null,
  givenUpAt: null,
  reason: null,
  ...given,
});
const met = (at: string) => expectation({ metBy: at, metAt: new Date(at) });

describe('whether the register shows what was accepted', () => {
  it('is not said of a form that it never shows', () => {
    expect(describeRegister([], today)).toBeUndefined();
  });

  it('is said with the day of the acceptance until all of it is shown', () => {
    expect(describeRegister([met('2026-11-04T08:00:00Z'), expectation()], today)).toEqual({
      state: 'awaited',
      text: 'Accepted 3 November 2026, not on the register yet.',
    });
  });

  it('is said with the day, in London, on which the last of it was found', () => {
    expect(describeRegister([met('2026-11-04T08:00:00Z'), met('2026-06-04T23:30:00Z')], today)?.text).toBe(
      'On the register since 4 November 2026.',
    );
    expect(describeRegister([met('2026-06-04T23:30:00Z')], today)?.text).toBe(
      'On the register since 5 June 2026.',
    );
  });

  it('is said with the reason when part of it was given up', () => {
    const lost = expectation({ givenUpAt: new Date(), reason: 'It did not appear.' });
    expect(describeRegister([met('2026-11-04T08:00:00Z'), lost], today)).toEqual({
      state: 'given-up',
      text: 'Accepted 3 November 2026. It did not appear.',
    });
  });
});
