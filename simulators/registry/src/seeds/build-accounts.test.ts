import { describe, expect, it } from 'vitest';
import { buildAccounts } from './build-accounts.ts';

const today = '2026-11-21';

function build(
  incorporatedOn: string,
  facts: { type?: 'plc'; missingAccounts?: number; makesReturns?: boolean } = {},
) {
  const seed = { number: '09990999', name: 'SLATE LIMITED', code: 'SLATE9', ...facts };
  return buildAccounts({ seed, today, incorporatedOn });
}

describe('the accounts of a company', () => {
  it('end with the month of the first anniversary (section 391)', () => {
    expect(build('2018-11-18')).toEqual({
      referenceDay: 30,
      referenceMonth: 11,
      last: {
        madeUpTo: '2025-11-30',
        periodStartOn: '2024-12-01',
        periodEndOn: '2025-11-30',
        type: 'micro-entity',
      },
      next: { periodStartOn: '2025-12-01', periodEndOn: '2026-11-30', dueOn: '2027-08-31' },
    });
  });

  it('are due after nine months, or six for a public company (section 442)', () => {
    expect(build('2018-11-18', { type: 'plc' })?.next?.dueOn).toBe('2027-05-31');
  });

  it('cover the time since incorporation at first, due 21 months after it', () => {
    expect(build('2026-03-10')).toEqual({
      referenceDay: 31,
      referenceMonth: 3,
      next: { periodStartOn: '2026-03-10', periodEndOn: '2027-03-31', dueOn: '2027-12-10' },
    });
  });

  it('may be missing', () => {
    const late = build('2018-11-18', { missingAccounts: 1 });
    expect(late?.next).toMatchObject({ periodEndOn: '2025-11-30', dueOn: '2026-08-31' });
    expect(late?.last?.madeUpTo).toBe('2024-11-30');
  });

  it('are none for a body that delivers none', () => {
    expect(build('2018-11-18', { makesReturns: false })).toBeUndefined();
  });
});
