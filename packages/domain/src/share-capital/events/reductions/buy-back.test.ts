import { describe, expect, it } from 'vitest';
import type { BuyBackRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import { statementOfCapital } from '../../projections/capital.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  CARA,
  eventOf,
  foundedBooks,
  founding,
  numberedBooks,
  ORDINARY,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';

const on = '2026-12-01';
const buyBack = (more: Partial<BuyBackRequest> = {}): BuyBackRequest => ({
  kind: 'buy-back',
  on,
  classId: ORDINARY,
  holdings: [{ holderId: BOB, shares: '10' }],
  into: 'cancelled',
  ...more,
});

describe('a buy-back', () => {
  it('cancels the shares, or holds them in treasury', () => {
    expect(postingsOf(foundedBooks().plan(buyBack()))).toEqual(['bob -10', 'cancelled 10']);
    expect(postingsOf(foundedBooks().plan(buyBack({ into: 'treasury' })))).toEqual([
      'bob -10',
      'treasury 10',
    ]);
  });

  it('leaves treasury shares in the statement of capital, and cancelled ones out of it', () => {
    const shares = (into: BuyBackRequest['into']) =>
      statementOfCapital(booksAfter(founding, buyBack({ into })).at(on)).currencies[0]?.totalShares;
    expect([shares('treasury'), shares('cancelled')]).toEqual(['100', '90']);
  });

  it('takes shares of several holders at once', () => {
    const holdings = [
      { holderId: ALICE, shares: '5' },
      { holderId: BOB, shares: '10' },
    ];
    expect(postingsOf(foundedBooks().plan(buyBack({ holdings })))).toEqual([
      'alice -5',
      'cancelled 5',
      'bob -10',
      'cancelled 10',
    ]);
  });

  it('takes numbered shares by their numbers', () => {
    const planned = numberedBooks().plan(
      buyBack({ holdings: [{ holderId: BOB, shares: '10', numbers: '91-100' }] }),
    );
    expect(eventOf(planned).lots.map(({ numbers }) => `${numbers?.first}-${numbers?.last}`)).toEqual([
      '91-100',
      '61-90',
    ]);
  });

  it.each<[string, Partial<BuyBackRequest>, readonly string[]]>([
    ['of no class', { classId: shareClassId('c') }, ['classId: missing']],
    ['without holdings', { holdings: [] }, ['holdings: missing']],
    [
      'of more than a holder has',
      { holdings: [{ holderId: BOB, shares: '41' }] },
      ['holdings.0.shares: too-few'],
    ],
    ['for a price that is no number', { consideration: 'x' }, ['consideration: not-a-number']],
    [
      'into treasury out of a fresh issue',
      { into: 'treasury', outOf: 'fresh-issue' },
      ['outOf: not-profits'],
    ],
    [
      'into treasury out of capital',
      { into: 'treasury', outOf: 'capital', resolvedOn: '2026-10-20' },
      ['outOf: not-profits'],
    ],
    [
      'authorised after the purchase',
      { outOf: 'profits', resolvedOn: '2026-12-02' },
      ['resolvedOn: after-effect'],
    ],
  ])('is refused %s', (_how, more, errors) => {
    expect(foundedBooks().refusals(buyBack(more))).toEqual(errors);
  });

  it('into treasury may be paid out of profits, or out of a source that is not stated', () => {
    expect(foundedBooks().refusals(buyBack({ into: 'treasury', outOf: 'profits' }))).toEqual([]);
    expect(foundedBooks().refusals(buyBack({ into: 'treasury' }))).toEqual([]);
  });

  it('is refused of shares not fully paid (s.691), or not known to be', () => {
    const caras = { holdings: [{ holderId: CARA, shares: '10' }] };
    expect(booksAfter(founding, partPaid).refusals(buyBack(caras))).toEqual([
      'holdings.0.shares: not-fully-paid',
    ]);
    const opened = booksAfter({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [{ classId: ORDINARY, holderId: BOB, shares: '40' }],
    });
    expect(opened.refusals(buyBack())).toEqual(['holdings.0.shares: unpaid-not-known']);
  });

  it('is refused where no holder would keep a share that is not redeemable (s.690(2))', () => {
    const all = founding.allottees.map(({ holderId, shares }) => ({ holderId, shares }));
    expect(foundedBooks().refusals(buyBack({ holdings: all, into: 'treasury' }))).toEqual([
      'holdings: nothing-remains',
    ]);
  });
});
