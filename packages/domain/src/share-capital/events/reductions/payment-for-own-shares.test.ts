import { describe, expect, it } from 'vitest';
import type { PaidOutOf, ShareActionRequest } from '../../ledger/event-requests.ts';
import { BOB, foundedBooks, ORDINARY } from '../../testing/example-register.ts';

const buyBack = (paid: PaidOutOf): ShareActionRequest => ({
  kind: 'buy-back',
  on: '2026-12-01',
  classId: ORDINARY,
  holdings: [{ holderId: BOB, shares: '10' }],
  into: 'cancelled',
  ...paid,
});

describe('payment for shares of the company itself', () => {
  it('out of capital is made five to seven weeks after the special resolution (s.723)', () => {
    const refusals = (resolvedOn?: string) =>
      foundedBooks().refusals(buyBack({ outOf: 'capital', resolvedOn }));
    expect(refusals()).toEqual(['resolvedOn: missing']);
    expect(refusals('')).toEqual(['resolvedOn: missing']);
    expect(refusals('2026-10-28')).toEqual(['on: out-of-period']);
    expect(refusals('2026-10-27')).toEqual([]);
    expect(refusals('2026-10-13')).toEqual([]);
    expect(refusals('2026-10-12')).toEqual(['on: out-of-period']);
  });

  it('names the days between which it may be made', () => {
    const planned = foundedBooks().plan(buyBack({ outOf: 'capital', resolvedOn: '2026-11-01' }));
    expect(planned.ok ? [] : planned.errors.map(({ message }) => message)).toEqual([
      'Enter a date from 6 December 2026 to 20 December 2026: five to seven weeks after the resolution',
    ]);
  });

  it('is not made out of capital by a public company (s.709)', () => {
    const request = buyBack({ outOf: 'capital', resolvedOn: '2026-10-20' });
    expect(foundedBooks(true).refusals(request)).toEqual(['outOf: public']);
  });

  it.each(['profits', 'fresh-issue', undefined] as const)('out of %s needs no resolution', (outOf) => {
    expect(foundedBooks().refusals(buyBack({ outOf }))).toEqual([]);
    expect(foundedBooks(true).refusals(buyBack({ outOf }))).toEqual([]);
  });

  it('is authorised no later than it is made', () => {
    expect(foundedBooks().refusals(buyBack({ outOf: 'profits', resolvedOn: '2026-12-02' }))).toEqual([
      'resolvedOn: after-effect',
    ]);
  });
});
