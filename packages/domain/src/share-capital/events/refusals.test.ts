import { describe, expect, it } from 'vitest';
import { amount } from '../../money/exact-decimal.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { amountEach } from '../ledger/per-share.ts';
import { linesOfClass, positionAfter } from '../ledger/position.ts';
import { concernedBy } from './concerned-by.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  founding,
  held,
  ORDINARY,
  ordinaryTerms,
  PREFERENCE,
  partPaid,
  Register,
} from './register.fixture.ts';

const on = '2026-12-01';
const base = { on, classId: ORDINARY } as const;

describe('what is refused, and at which field', () => {
  const register = booksAfter(founding, partPaid);
  const bobs = (shares: string) => [{ holderId: BOB, shares }];
  const caras = (shares: string) => [{ holderId: CARA, shares }];

  it.each<[string, ShareActRequest, readonly string[]]>([
    ['a day before incorporation', { ...founding, on: '2026-01-14' }, ['on: before-incorporation']],
    ['a day to come', { ...founding, on: '2028-01-01' }, ['on: in-the-future']],
    ['no day at all', { ...founding, on: '2026-02-30' }, ['on: not-a-date']],
    [
      'no day and no ratio',
      { kind: 'subdivision', on: '', classId: ORDINARY, into: '' },
      ['on: not-a-date', 'into: not-whole'],
    ],
    ['an allotment to nobody', { ...founding, allottees: [] }, ['allottees: missing']],
    [
      'parts of shares',
      { kind: 'transfer', ...base, transferorId: BOB, transferees: [{ transfereeId: DAN, shares: '1.5' }] },
      ['transferees.0.shares: not-whole'],
    ],
    [
      'more paid than the price',
      { kind: 'allotment', on, allottees: [{ ...partPaid.allottees[0], paidEach: '4' }] },
      ['allottees.0.paidEach: above-price'],
    ],
    [
      'a transfer to oneself',
      { kind: 'transfer', ...base, transferorId: BOB, transferees: [{ transfereeId: BOB, shares: '1' }] },
      ['transferees.0.transfereeId: same-holder'],
    ],
    [
      'a form lodged after the entry',
      { ...bobToAlice, on, lodgedOn: '2026-12-09', signedOn: '2026-12-10' },
      ['lodgedOn: after-entry', 'signedOn: after-lodging'],
    ],
    [
      'more than one has, over several transferees together',
      {
        kind: 'transfer',
        ...base,
        transferorId: BOB,
        transferees: [
          { transfereeId: ALICE, shares: '30' },
          { transfereeId: DAN, shares: '11' },
        ],
      },
      ['transferees.1.shares: too-few'],
    ],
    ['a sub-division that does not end', { kind: 'subdivision', ...base, into: '3' }, ['into: not-exact']],
    ['a sub-division into one', { kind: 'subdivision', ...base, into: '1' }, ['into: no-change']],
    [
      'redeeming what is not redeemable',
      { kind: 'redemption', ...base, holdings: bobs('1') },
      ['classId: not-redeemable'],
    ],
    [
      'forfeiting fully paid shares',
      { kind: 'forfeiture', ...base, holdings: bobs('1'), into: 'cancelled' },
      ['holdings.0.shares: fully-paid'],
    ],
    [
      'a call for more than is unpaid',
      { kind: 'call', ...base, callEach: '1.5', holdings: caras('50') },
      ['holdings.0.shares: too-much'],
    ],
    [
      'cancelling what the company does not hold',
      { kind: 'cancellation', ...base, shares: '1' },
      ['shares: too-few'],
    ],
    [
      'a transmission without evidence',
      { kind: 'transmission', on, fromId: BOB, toId: DAN, evidence: ' ' },
      ['evidence: missing'],
    ],
    [
      'a redesignation into another nominal currency',
      { kind: 'redesignation', on, fromClassId: ORDINARY, toClassId: PREFERENCE },
      ['toClassId: other-nominal'],
    ],
    [
      'a rate from before the 28 days, and a resolution that lapsed',
      {
        kind: 'redenomination',
        ...base,
        currency: 'EUR',
        rate: '1.1',
        rateOn: '2026-09-01',
        resolvedOn: '2026-10-01',
      },
      ['rateOn: out-of-period', 'on: out-of-period'],
    ],
    [
      'part entitlements to bonus shares',
      { kind: 'bonus-issue', ...base, intoClassId: ORDINARY, newShares: '1', forEvery: '7' },
      ['forEvery: fraction', 'forEvery: fraction', 'forEvery: fraction'],
    ],
    ['a name that another class has', { kind: 'class-name', ...base, name: ' preference ' }, ['name: used']],
    [
      'a variation that changes nothing',
      {
        kind: 'variation',
        ...base,
        particulars: ordinaryTerms.particulars,
        votesPerShare: '1',
        isRedeemable: false,
      },
      ['particulars: no-change'],
    ],
    [
      'an opening balance of a class that has shares',
      { kind: 'opening-balance', on, holdings: [{ classId: ORDINARY, holderId: BOB, shares: '1' }] },
      ['holdings.0.classId: already-in-books'],
    ],
    [
      'relief from more than is unpaid',
      {
        kind: 'reduction',
        ...base,
        means: { by: 'unpaid', reliefEach: '1.5' },
        route: 'court',
        resolvedOn: on,
      },
      ['means.reliefEach: too-much'],
    ],
  ])('%s', (_name, request, expected) => {
    expect(register.refusals(request)).toEqual(expected);
  });

  it('which shares, when those of a holder differ in what is unpaid', () => {
    const mixed = booksAfter(founding, {
      ...partPaid,
      on: '2026-06-01',
      allottees: [{ ...partPaid.allottees[0], holderId: BOB }],
    });
    const request: ShareActRequest = { ...bobToAlice, transferees: [{ transfereeId: ALICE, shares: '10' }] };
    expect(mixed.refusals(request)).toEqual(['transferees.0.lots: choose']);
    const [, partly] = linesOfClass(mixed.at(on), ORDINARY).filter(
      ({ account }) => account.kind === 'holder' && account.holderId === BOB,
    );
    const lots = partly ? [{ lotId: partly.lot.id, shares: '10' }] : [];
    expect(
      mixed.refusals({ ...request, transferees: [{ transfereeId: ALICE, shares: '10', lots }] }),
    ).toEqual([]);
  });

  it('numbers that are not held, not enough, or not said', () => {
    const numbered = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
    numbered.record(founding);
    const refusalOf = (numbers: string | undefined) =>
      numbered.refusals({ ...bobToAlice, transferees: [{ transfereeId: ALICE, shares: '15', numbers }] });
    expect(refusalOf(undefined)).toEqual(['transferees.0.numbers: missing']);
    expect(refusalOf('51-65')).toEqual(['transferees.0.numbers: not-held']);
    expect(refusalOf('61-70')).toEqual(['transferees.0.numbers: differs']);
    expect(refusalOf('70-61')).toEqual(['transferees.0.numbers: unreadable']);
    expect(refusalOf('61-75')).toEqual([]);
  });

  it('unknown amounts, where shares must be fully paid', () => {
    const opened = booksAfter({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [{ classId: ORDINARY, holderId: BOB, shares: '40' }],
    });
    const request: ShareActRequest = { kind: 'buy-back', ...base, holdings: bobs('10'), into: 'treasury' };
    expect(opened.refusals(request)).toEqual(['holdings.0.shares: unpaid-not-known']);
  });
});

describe('what events do', () => {
  it('a call is paid by all who owe it, and only by them', () => {
    const register = booksAfter(founding, partPaid, {
      kind: 'call',
      on: '2026-12-05',
      classId: ORDINARY,
      callEach: '1',
    });
    const unpaid = linesOfClass(register.at('2026-12-05'), ORDINARY).map(
      ({ lot }) => lot.unpaid && amountEach(lot.unpaid),
    );
    expect(unpaid).toEqual([amount('0'), amount('0'), amount('0')]);
  });

  it('a consolidation joins shares of several issues at their average price', () => {
    const extra = { ...founding.allottees[0], shares: '15', priceEach: '3', paidEach: '3' };
    const register = booksAfter(
      { ...founding, allottees: [{ ...founding.allottees[0], shares: '25' }] },
      { ...founding, on: '2026-02-01', allottees: [extra] },
      { kind: 'consolidation', on: '2026-03-01', classId: ORDINARY, from: '10' },
    );
    const [line] = linesOfClass(register.at('2026-03-01'), ORDINARY);
    expect(held(register.at('2026-03-01'), ALICE)).toBe('4');
    // 25 at £1 and 15 at £3 make £70 for 4 shares.
    expect(line?.lot.price && amountEach(line.lot.price)).toBe(amount('17.5'));
  });

  it('a reduction takes what is unpaid first where the resolution says so', () => {
    const register = booksAfter(
      { ...founding, allottees: [{ ...founding.allottees[0], paidEach: '0.75' }] },
      {
        kind: 'reduction',
        on: '2026-03-01',
        classId: ORDINARY,
        means: { by: 'nominal', nominalEach: '0.5', repaid: 'unpaid-first' },
        route: 'solvency-statement',
        resolvedOn: '2026-02-20',
        solvencyStatementOn: '2026-02-05',
      },
    );
    const [line] = linesOfClass(register.at('2026-03-01'), ORDINARY);
    expect([line?.lot.price, line?.lot.unpaid].map((each) => each && amountEach(each))).toEqual([
      amount('0.5'),
      amount('0'),
    ]);
  });

  it('bonus shares leave out part entitlements where the terms say so, and name them', () => {
    const register = booksAfter(founding, partPaid);
    const planned = register.plan({
      kind: 'bonus-issue',
      on: '2026-12-05',
      classId: ORDINARY,
      intoClassId: ORDINARY,
      newShares: '1',
      forEvery: '20',
      leavesOutFractions: true,
    });
    if (!planned.ok) throw new Error('refused');
    expect(planned.notes.map(({ message }) => message)).toEqual([
      'Cara Green has 50 shares, which leaves a part entitlement',
    ]);
    const after = positionAfter(register.at('2026-12-05'), planned.event);
    expect([ALICE, BOB, CARA].map((holder) => held(after, holder))).toEqual(['63', '42', '52']);
  });

  it('a transfer is planned on the lines of the transferor alone', () => {
    expect(concernedBy(bobToAlice)).toEqual({ classes: [ORDINARY], holders: [BOB], treasury: false });
    expect(concernedBy(founding)).toEqual({ classes: [], holders: [], treasury: false });
    expect(concernedBy({ kind: 'subdivision', ...base, into: '2' })).toMatchObject({
      holders: 'all',
      treasury: true,
    });
  });
});
