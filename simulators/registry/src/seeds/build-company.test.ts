import { describe, expect, it } from 'vitest';
import { buildCompany, buildCycle } from './build-company.ts';
import type { CompanySeed } from './seed-schema.ts';

const today = '2026-11-21';
const seed: CompanySeed = { number: '09990999', name: 'SLATE LIMITED', code: 'SLATE9' };

describe('a company that is built from its seed', () => {
  it('is an active private company in England unless its seed has something else', () => {
    expect(buildCompany(seed, today)).toMatchObject({
      type: 'ltd',
      status: 'active',
      jurisdiction: 'england-wales',
      authenticationCode: 'SLATE9',
      registeredEmail: 'office@09990999.example',
      registeredOffice: { country: 'England' },
    });
    expect(buildCompany({ ...seed, hasEmail: false }, today)).not.toHaveProperty('registeredEmail');
    expect(buildCompany({ ...seed, number: 'SC990999' }, today).registeredOffice?.country).toBe('Scotland');
  });

  it('has a review period of twelve months, and fourteen days to deliver', () => {
    expect(buildCycle({ ...seed, reviewEndsIn: -7, reviews: 3 }, today)).toEqual({
      incorporatedOn: '2023-11-15',
      confirmation: { lastMadeUpTo: '2025-11-14', nextMadeUpTo: '2026-11-14', nextDue: '2026-11-28' },
    });
  });

  it('has no last statement in its first period, which may be paid', () => {
    const { confirmation, incorporatedOn } = buildCycle({ ...seed, reviews: 1 }, today);
    expect(confirmation).not.toHaveProperty('lastMadeUpTo');
    const company = buildCompany({ ...seed, reviews: 1, isPeriodPaid: true }, today);
    expect(company.paymentPeriods).toEqual([
      { start: incorporatedOn, end: confirmation?.nextMadeUpTo, paid: true },
    ]);
  });

  it('paid for its last period with the statement that closed it', () => {
    const { paymentPeriods } = buildCompany({ ...seed, reviewEndsIn: -7, reviews: 3 }, today);
    expect(paymentPeriods).toEqual([
      { start: '2024-11-15', end: '2025-11-14', paid: true },
      { start: '2025-11-15', end: '2026-11-14', paid: false },
    ]);
  });

  it('has capital and holdings in the currencies of its shares', () => {
    const company = buildCompany(
      {
        ...seed,
        shares: [
          { number: '100' },
          { name: 'B', number: '50', nominal: '0.10', unpaid: '1' },
          { name: 'C', number: '7', nominal: '2', currency: 'EUR' },
        ],
        holdings: [{ number: '100', holders: ['Mara Jane Quill', 'SLATE HOLDINGS LIMITED'] }],
      },
      today,
    );
    expect(company.statementOfCapital?.currencies).toMatchObject([
      { currency: 'GBP', totalNumber: '150', totalNominal: '105', totalUnpaid: '1' },
      { currency: 'EUR', totalNumber: '7', totalNominal: '14', totalUnpaid: '0' },
    ]);
    expect(company.shareholdings[0]?.holders).toEqual([
      { forename: 'Mara', otherForenames: 'Jane', surname: 'Quill' },
      { corporateName: 'SLATE HOLDINGS LIMITED' },
    ]);
    expect(buildCompany(seed, today)).not.toHaveProperty('statementOfCapital');
  });
});
