import { describe, expect, it } from 'vitest';
import type { ForfeitureRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import { companyHoldings } from '../../projections/holdings.ts';
import {
  BOB,
  booksAfter,
  CARA,
  eventOf,
  founding,
  newLotsOf,
  ORDINARY,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';

const on = '2026-12-05';
const forfeiture = (more: Partial<ForfeitureRequest> = {}): ForfeitureRequest => ({
  kind: 'forfeiture',
  on,
  classId: ORDINARY,
  holdings: [{ holderId: CARA, shares: '30' }],
  into: 'treasury',
  ...more,
});

describe.each(['forfeiture', 'surrender'] as const)('a %s', (kind) => {
  const books = () => booksAfter(founding, partPaid);

  it('moves the shares to the company, marked as forfeited, with what is unpaid on them', () => {
    const planned = books().plan(forfeiture({ kind }));
    expect(postingsOf(planned)).toEqual(['cara -30', 'issuer 30', 'issuer -30', 'treasury 30']);
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 3, unpaid 1']);
    expect(eventOf(planned).lots.map(({ isForfeited }) => isForfeited)).toEqual([true]);
    expect(eventOf(planned).kind).toBe(kind);
  });

  it('can cancel the shares at once', () => {
    expect(postingsOf(books().plan(forfeiture({ kind, into: 'cancelled' })))).toContain('cancelled 30');
  });

  it('is shown apart from treasury shares', () => {
    const register = books();
    register.post(forfeiture({ kind }));
    expect(companyHoldings(register.at(on)).map(({ isForfeited }) => isForfeited)).toEqual([true]);
  });

  it.each<[string, Partial<ForfeitureRequest>, readonly string[]]>([
    [
      'of fully paid shares',
      { holdings: [{ holderId: BOB, shares: '1' }] },
      ['holdings.0.shares: fully-paid'],
    ],
    ['without holdings', { holdings: [] }, ['holdings: missing']],
    [
      'of more than a holder has',
      { holdings: [{ holderId: CARA, shares: '51' }] },
      ['holdings.0.shares: too-few'],
    ],
    ['of no class', { classId: shareClassId('c') }, ['classId: missing']],
  ])('is refused %s', (_how, more, errors) => {
    expect(books().refusals(forfeiture({ kind, ...more }))).toEqual(errors);
  });

  it('is accepted where the unpaid amount is not known: the company has found that something is', () => {
    const opened = booksAfter({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [{ classId: ORDINARY, holderId: CARA, shares: '40' }],
    });
    expect(opened.refusals(forfeiture({ kind }))).toEqual([]);
  });
});
