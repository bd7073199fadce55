import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, toDecimalText } from '../../../money/exact-decimal.ts';
import type { Allottee, ShareActionRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import { unpaidOn } from '../../projections/capital.ts';
import {
  ALICE,
  BOB,
  CARA,
  foundedBooks,
  founding,
  held,
  newLotsOf,
  notesOf,
  numberedBooks,
  ORDINARY,
  PREFERENCE,
  postingsOf,
  Register,
} from '../../testing/example-register.ts';

const on = '2026-12-01';
const allot = (...allottees: readonly Partial<Allottee>[]): ShareActionRequest => ({
  kind: 'allotment',
  on,
  allottees: allottees.map((more) => ({
    classId: ORDINARY,
    holderId: CARA,
    shares: '10',
    priceEach: '3',
    paidEach: '3',
    ...more,
  })),
});

describe('an allotment', () => {
  it('issues the shares of each allottee in a lot of its own', () => {
    const planned = foundedBooks().plan(allot({}, { holderId: BOB, shares: '5', paidEach: '1' }));
    expect(postingsOf(planned)).toEqual(['issuer -10', 'cara 10', 'issuer -5', 'bob 5']);
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 3, unpaid 0', 'GBP 1, price 3, unpaid 2']);
  });

  it('issues shares of several classes in their own currencies', () => {
    const planned = foundedBooks().plan(allot({}, { classId: PREFERENCE, priceEach: '1', paidEach: '1' }));
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 3, unpaid 0', 'EUR 1, price 1, unpaid 0']);
  });

  it('issues redeemable shares only beside or after others (s.684(4))', () => {
    const redeemable = { classId: PREFERENCE, priceEach: '1', paidEach: '1' };
    const alone = new Register();
    expect(alone.refusals(allot(redeemable))).toEqual(['allottees.0.classId: no-others']);
    expect(alone.refusals(allot(redeemable, {}))).toEqual([]);
    expect(foundedBooks().refusals(allot(redeemable))).toEqual([]);
  });

  it('takes effect from its day on', () => {
    const register = foundedBooks();
    register.post(allot({}));
    expect([held(register.at('2026-11-30'), CARA), held(register.at(on), CARA)]).toEqual(['0', '10']);
  });

  it('keeps the description of a consideration other than cash', () => {
    const lots = (nonCash: string) => foundedBooks().post(allot({ nonCash })).lots;
    expect(lots(' A van ').map((lot) => lot.nonCash)).toEqual(['A van']);
    expect(lots('  ').map((lot) => lot.nonCash)).toEqual([undefined]);
  });

  it('reads numbers and amounts as people type them', () => {
    const planned = foundedBooks().plan(allot({ shares: '1,000', priceEach: '1.50', paidEach: '0' }));
    expect(postingsOf(planned)).toEqual(['issuer -1000', 'cara 1000']);
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 1.5, unpaid 1.5']);
  });

  it('leaves unpaid exactly the price less what was paid, whatever the amounts', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10_000_000n),
        fc.bigInt(1_000_000n, 90_000_000n),
        fc.bigInt(0n, 90_000_000n),
        (count, price, less) => {
          const paid = less > price ? 0n : price - less;
          const [priceEach, paidEach] = [price, paid].map((each) => toDecimalText(each as typeof NO_AMOUNT));
          const register = new Register();
          register.post(
            allot({ shares: String(count), priceEach: priceEach ?? '', paidEach: paidEach ?? '' }),
          );
          expect(unpaidOn(register.at(on).lines)).toBe(count * (price - paid));
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each<[string, ShareActionRequest, readonly string[]]>([
    ['without allottees', allot(), ['allottees: missing']],
    ['of no class', allot({ classId: shareClassId('c') }), ['allottees.0.classId: missing']],
    ['of no shares', allot({ shares: '0' }), ['allottees.0.shares: zero']],
    ['of parts of shares', allot({ shares: '1.5' }), ['allottees.0.shares: not-whole']],
    ['without a number', allot({ shares: '' }), ['allottees.0.shares: missing']],
    [
      'of more shares than a field takes',
      allot({ shares: '100000000000' }),
      ['allottees.0.shares: too-large'],
    ],
    ['without a price', allot({ priceEach: '' }), ['allottees.0.priceEach: missing']],
    [
      'at a price with seven decimals',
      allot({ priceEach: '1.0000001' }),
      ['allottees.0.priceEach: too-many-decimals'],
    ],
    [
      'below the nominal value (s.580)',
      allot({ priceEach: '0.99', paidEach: '0' }),
      ['allottees.0.priceEach: below-nominal'],
    ],
    ['with more paid than the price', allot({ paidEach: '3.01' }), ['allottees.0.paidEach: above-price']],
    [
      'with an amount paid that is no number',
      allot({ paidEach: 'all' }),
      ['allottees.0.paidEach: not-a-number'],
    ],
    ['before incorporation', { ...founding, on: '2026-01-14' }, ['on: before-incorporation']],
    ['in the future', { ...founding, on: '2028-01-01' }, ['on: in-the-future']],
    ['on no day', { ...founding, on: '2026-02-30' }, ['on: not-a-date']],
    [
      'with errors at several allottees',
      allot({ shares: 'x' }, { paidEach: '' }),
      ['allottees.0.shares: not-a-number', 'allottees.1.paidEach: missing'],
    ],
  ])('is refused %s', (_how, request, errors) => {
    expect(foundedBooks().refusals(request)).toEqual(errors);
  });

  it('is refused to unidentified holders', () => {
    const register = foundedBooks();
    register.holders = register.holders.map((each) => (each.id === BOB ? { ...each, members: [] } : each));
    expect(register.refusals(allot({ holderId: BOB }))).toEqual(['allottees.0.holderId: not-known']);
  });
});

const NO_AMOUNT = amount('0');

describe('an allotment of numbered shares', () => {
  it('gives the next numbers, allottee after allottee', () => {
    const planned = numberedBooks().plan(allot({}, { holderId: ALICE, shares: '5' }));
    expect(newLotsOf(planned)).toEqual([
      'GBP 1, price 3, unpaid 0 no. 101-110',
      'GBP 1, price 3, unpaid 0 no. 111-115',
    ]);
  });

  it('begins at the number asked for, and goes on after it', () => {
    const planned = numberedBooks().plan(allot({ firstNumber: '201' }, { holderId: ALICE, shares: '5' }));
    expect(newLotsOf(planned).map((lot) => lot.split(' no. ')[1])).toEqual(['201-210', '211-215']);
  });

  it.each([
    ['100', 'allottees.0.firstNumber: used'],
    ['0', 'allottees.0.firstNumber: not-whole'],
    ['first', 'allottees.0.firstNumber: not-whole'],
  ])('is refused from number %s', (firstNumber, error) => {
    expect(numberedBooks().refusals(allot({ firstNumber }))).toContain(error);
  });
});

describe('an allotment by a public company (s.586)', () => {
  const priced = (paidEach: string, more: object = {}) => allot({ paidEach, ...more });

  it('needs a quarter of the nominal value and the whole premium paid up', () => {
    expect(foundedBooks(true).refusals(priced('2.249999'))).toEqual(['allottees.0.paidEach: below-quarter']);
    expect(foundedBooks(true).refusals(priced('2.25'))).toEqual([]);
  });

  it('rounds the quarter up where it does not end within six decimals', () => {
    const register = new Register([
      {
        id: ORDINARY,
        terms: {
          name: 'Ordinary',
          currency: 'GBP',
          nominalEach: amount('0.000001'),
          particulars: 'One vote each',
          votesPerShare: 1n,
          isRedeemable: false,
          isNumbered: false,
        },
      },
    ]);
    register.isPublic = true;
    expect(register.refusals(allot({ priceEach: '0.000001', paidEach: '0' }))).toEqual([
      'allottees.0.paidEach: below-quarter',
    ]);
    expect(register.refusals(allot({ priceEach: '0.000001', paidEach: '0.000001' }))).toEqual([]);
  });

  it('needs none of it under an employees’ share scheme, or in a private company', () => {
    expect(foundedBooks(true).refusals(priced('0', { isUnderEmployeeScheme: true }))).toEqual([]);
    expect(foundedBooks().refusals(priced('0'))).toEqual([]);
  });
});

describe('the notes of an allotment', () => {
  it('say what the Act does not require under an employees’ share scheme', () => {
    const notes = (isPublic: boolean, more: Partial<Allottee>) => {
      const planned = foundedBooks(isPublic).plan(allot(more));
      return planned.ok ? planned.notes : planned.errors;
    };
    expect(notes(false, {})).toEqual([]);
    expect(notes(false, { isUnderEmployeeScheme: true })).toEqual([
      {
        code: 'employee-scheme',
        message: expect.stringMatching(/^10 of the shares .*s\.561\) is needed for them$/),
      },
    ]);
    expect(notes(true, { isUnderEmployeeScheme: true })[0]?.message).toContain('(s.586)');
  });

  it('say that shares not fully paid need distinguishing numbers (s.543)', () => {
    expect(notesOf(foundedBooks().plan(allot({})))).toEqual([]);
    expect(notesOf(foundedBooks().plan(allot({ paidEach: '2.50' })))).toEqual(['unnumbered']);
    expect(notesOf(numberedBooks().plan(allot({ paidEach: '2.50' })))).toEqual([]);
  });
});
