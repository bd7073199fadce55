import { describe, expect, it } from 'vitest';
import { toDecimalText } from '../../../money/exact-decimal.ts';
import type { CallRequest } from '../../ledger/event-requests.ts';
import { holdingsOf } from '../../projections/holdings.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  CARA,
  founding,
  newLotsOf,
  ORDINARY,
  ordinaryTerms,
  partPaid,
  postingsOf,
  Register,
} from '../../testing/example-register.ts';

const on = '2026-12-05';
const call = (more: Partial<CallRequest> = {}): CallRequest => ({
  kind: 'call',
  on,
  classId: ORDINARY,
  callEach: '0.5',
  ...more,
});
const quarterPaid = { classId: ORDINARY, priceEach: '1', paidEach: '0.25' };

function unpaidIn(register: Register): readonly string[] {
  return holdingsOf(register.at(on)).map(({ account, unpaid }) => {
    const who = account.kind === 'holder' ? account.holderId : account.kind;
    return `${who} ${unpaid === undefined ? 'unknown' : toDecimalText(unpaid)}`;
  });
}

describe('the payment of a call', () => {
  it('is made by every holder who owes it, and only by them', () => {
    const register = booksAfter(founding, partPaid);
    expect(unpaidIn(register)).toEqual(['alice 0', 'bob 0', 'cara 50']);
    register.post(call({ callEach: '1' }));
    expect(unpaidIn(register)).toEqual(['alice 0', 'bob 0', 'cara 0']);
  });

  it('restates the shares in a new lot with less unpaid, one for one', () => {
    const planned = booksAfter(founding, partPaid).plan(call({ callEach: '0.4' }));
    expect(postingsOf(planned)).toEqual(['cara -50', 'issuer 50', 'issuer -50', 'cara 50']);
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 3, unpaid 0.6']);
  });

  it('is made on the holdings named alone', () => {
    const allottees = [ALICE, BOB].map((holderId) => ({ ...quarterPaid, holderId, shares: '100' }));
    const register = booksAfter({ kind: 'allotment', on: '2026-02-02', allottees });
    register.post(call({ holdings: [{ holderId: BOB, shares: '40' }] }));
    expect(unpaidIn(register)).toEqual(['alice 75', 'bob 55']);
  });

  it('is made on numbered shares by their numbers, and each part keeps its own', () => {
    const register = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
    register.post({
      kind: 'allotment',
      on: '2026-02-02',
      allottees: [{ ...quarterPaid, holderId: BOB, shares: '10' }],
    });
    const planned = register.plan(call({ holdings: [{ holderId: BOB, shares: '4', numbers: '4-7' }] }));
    expect(newLotsOf(planned)).toEqual([
      'GBP 1, price 1, unpaid 0.25 no. 4-7',
      'GBP 1, price 1, unpaid 0.75 no. 1-3',
      'GBP 1, price 1, unpaid 0.75 no. 8-10',
    ]);
  });

  it('is not made on shares that the company holds itself', () => {
    const allottees = [ALICE, BOB].map((holderId) => ({ ...quarterPaid, holderId, shares: '100' }));
    const register = booksAfter(
      { kind: 'allotment', on: '2026-02-02', allottees },
      {
        kind: 'forfeiture',
        on: '2026-03-02',
        classId: ORDINARY,
        holdings: [{ holderId: BOB, shares: '40' }],
        into: 'treasury',
      },
      call(),
    );
    expect(unpaidIn(register)).toEqual(['treasury 30', 'alice 25', 'bob 15']);
  });

  it.each<[string, Partial<CallRequest>, readonly string[]]>([
    ['of nothing', { callEach: '0' }, ['callEach: zero']],
    ['without an amount', { callEach: '' }, ['callEach: missing']],
    ['of more than anybody owes', { callEach: '1.01' }, ['callEach: too-much']],
    ['without holdings', { holdings: [] }, ['holdings: missing']],
    [
      'on more shares than there are',
      { holdings: [{ holderId: CARA, shares: '51' }] },
      ['holdings.0.shares: too-few'],
    ],
    [
      'on fully paid shares',
      { holdings: [{ holderId: BOB, shares: '40' }] },
      ['holdings.0.shares: too-much'],
    ],
    [
      'of more than these shares owe',
      { callEach: '1.5', holdings: [{ holderId: CARA, shares: '50' }] },
      ['holdings.0.shares: too-much'],
    ],
    [
      'on one holder twice',
      { holdings: ['20', '30'].map((shares) => ({ holderId: CARA, shares })) },
      ['holdings.1.holderId: repeated', 'holdings.1.lots: choose'],
    ],
  ])('is refused %s', (_how, more, errors) => {
    expect(booksAfter(founding, partPaid).refusals(call(more))).toEqual(errors);
  });

  it('is refused where all shares are with the company', () => {
    const register = booksAfter(
      {
        kind: 'allotment',
        on: '2026-02-02',
        allottees: [{ ...quarterPaid, holderId: ALICE, shares: '100' }],
      },
      {
        kind: 'forfeiture',
        on: '2026-03-02',
        classId: ORDINARY,
        holdings: [{ holderId: ALICE, shares: '100' }],
        into: 'treasury',
      },
    );
    expect(register.refusals(call())).toEqual(['callEach: too-much']);
  });

  it('is refused on shares whose unpaid amount is not known', () => {
    const register = booksAfter({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [{ classId: ORDINARY, holderId: BOB, shares: '40' }],
    });
    expect(register.refusals(call())).toEqual(['callEach: too-much']);
    expect(register.refusals(call({ holdings: [{ holderId: BOB, shares: '1' }] }))).toEqual([
      'holdings.0.shares: too-much',
    ]);
  });
});
