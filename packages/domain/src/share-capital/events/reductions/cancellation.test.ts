import { describe, expect, it } from 'vitest';
import type { CancellationRequest, ShareActionRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import {
  BOB,
  booksAfter,
  CARA,
  foundedBooks,
  founding,
  newLotsOf,
  numberedBooks,
  ORDINARY,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';

const intoTreasury = (holderId: typeof BOB, shares: string, numbers?: string): ShareActionRequest => ({
  kind: 'buy-back',
  on: '2026-12-01',
  classId: ORDINARY,
  holdings: [{ holderId, shares, numbers }],
  into: 'treasury',
});
const forfeited: ShareActionRequest = {
  kind: 'forfeiture',
  on: '2026-12-02',
  classId: ORDINARY,
  holdings: [{ holderId: CARA, shares: '30' }],
  into: 'treasury',
};
const cancellation = (shares: string, more: Partial<CancellationRequest> = {}): CancellationRequest => ({
  kind: 'cancellation',
  on: '2026-12-10',
  classId: ORDINARY,
  shares,
  ...more,
});

describe('a cancellation', () => {
  it('cancels shares that the company holds, all of them or some', () => {
    const register = booksAfter(founding, intoTreasury(BOB, '20'));
    expect(postingsOf(register.plan(cancellation('20')))).toEqual(['treasury -20', 'cancelled 20']);
    expect(postingsOf(register.plan(cancellation('5')))).toEqual(['treasury -5', 'cancelled 5']);
  });

  it('cancels forfeited shares with what is unpaid on them', () => {
    const register = booksAfter(founding, partPaid, forfeited);
    expect(postingsOf(register.plan(cancellation('30')))).toEqual(['treasury -30', 'cancelled 30']);
  });

  it('needs the lots chosen where treasury and forfeited shares differ in what is unpaid', () => {
    const register = booksAfter(founding, partPaid, intoTreasury(BOB, '20'), forfeited);
    expect(register.refusals(cancellation('30'))).toEqual(['lots: choose']);
    const lot = register.at('2026-12-10').lines.find(({ lot: each }) => each.isForfeited)?.lot;
    const lots = lot ? [{ lotId: lot.id, shares: '30' }] : [];
    expect(register.refusals(cancellation('30', { lots }))).toEqual([]);
  });

  it('cancels numbered shares by their numbers', () => {
    const register = numberedBooks();
    register.post(intoTreasury(BOB, '10', '91-100'));
    expect(register.refusals(cancellation('4'))).toEqual(['numbers: missing']);
    expect(
      newLotsOf(register.plan(cancellation('4', { numbers: '91-94' }))).map((lot) => lot.split(' no. ')[1]),
    ).toEqual(['91-94', '95-100']);
  });

  it.each<[string, CancellationRequest, readonly string[]]>([
    ['of more than the company holds', cancellation('1'), ['shares: too-few']],
    ['of no shares', cancellation('0'), ['shares: zero']],
    ['of no number', cancellation(''), ['shares: missing']],
    ['of no class', cancellation('1', { classId: shareClassId('c') }), ['classId: missing']],
  ])('is refused %s', (_how, request, errors) => {
    expect(foundedBooks().refusals(request)).toEqual(errors);
  });
});
