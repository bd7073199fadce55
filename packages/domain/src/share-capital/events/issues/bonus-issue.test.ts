import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, shareCount, sumShares, wholeCountOf } from '../../../money/exact-decimal.ts';
import type { BonusIssueRequest } from '../../ledger/event-requests.ts';
import { positionAfter, sharesOn } from '../../ledger/position.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  CARA,
  eventOf,
  foundedBooks,
  founding,
  held,
  newLotsOf,
  numberedBooks,
  ORDINARY,
  PREFERENCE,
  partPaid,
  postingsOf,
  Register,
} from '../../testing/example-register.ts';

const on = '2026-12-05';
const bonus = (more: Partial<BonusIssueRequest> = {}): BonusIssueRequest => ({
  kind: 'bonus-issue',
  on,
  classId: ORDINARY,
  intoClassId: ORDINARY,
  newShares: '1',
  forEvery: '2',
  ...more,
});

describe('a bonus issue', () => {
  it('gives every holder new shares in proportion, fully paid at their nominal value', () => {
    const planned = foundedBooks().plan(bonus());
    expect(postingsOf(planned)).toEqual(['issuer -30', 'alice 30', 'issuer -20', 'bob 20']);
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 1, unpaid 0', 'GBP 1, price 1, unpaid 0']);
    expect(eventOf(planned).lots.map(({ nonCash }) => nonCash)).toEqual([
      'Bonus issue paid up out of reserves',
      'Bonus issue paid up out of reserves',
    ]);
  });

  it('counts all lots of a holder together', () => {
    const register = booksAfter(
      { ...founding, allottees: [{ ...founding.allottees[0], shares: '3' }] },
      { ...founding, on: '2026-02-01', allottees: [{ ...founding.allottees[0], shares: '3' }] },
    );
    expect(postingsOf(register.plan(bonus()))).toEqual(['issuer -3', 'alice 3']);
  });

  it('can be of another class', () => {
    const planned = foundedBooks().plan(bonus({ intoClassId: PREFERENCE, newShares: '3', forEvery: '20' }));
    expect(postingsOf(planned)).toEqual(['issuer -9', 'alice 9', 'issuer -6', 'bob 6']);
    expect(eventOf(planned).lots.every(({ classId }) => classId === PREFERENCE)).toBe(true);
  });

  it('gives numbers to the new shares of a numbered class', () => {
    const planned = numberedBooks().plan(bonus());
    expect(newLotsOf(planned).map((lot) => lot.split(' no. ')[1])).toEqual(['101-130', '131-150']);
  });

  it('gives nothing on shares that the company holds itself', () => {
    const register = booksAfter(founding, {
      kind: 'buy-back',
      on: '2026-11-01',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '20' }],
      into: 'treasury',
    });
    expect(postingsOf(register.plan(bonus()))).toEqual(['issuer -30', 'alice 30', 'issuer -10', 'bob 10']);
  });

  it('refuses fractions of an entitlement and names each holder', () => {
    const planned = booksAfter(founding, partPaid).plan(bonus({ forEvery: '7' }));
    expect(planned.ok ? [] : planned.errors.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'forEvery: Alice Green has 60 shares, which leaves a part entitlement',
      'forEvery: Bob Green has 40 shares, which leaves a part entitlement',
      'forEvery: Cara Green has 50 shares, which leaves a part entitlement',
    ]);
  });

  it('leaves fractions out with a note where the terms of the issue say so', () => {
    const register = booksAfter(founding, partPaid);
    const planned = register.plan(bonus({ forEvery: '20', leavesOutFractions: true }));
    expect(planned.ok && planned.notes.map(({ message }) => message)).toEqual([
      'Cara Green has 50 shares, which leaves a part entitlement',
    ]);
    const after = positionAfter(register.at(on), eventOf(planned));
    expect([ALICE, BOB, CARA].map((holder) => held(after, holder))).toEqual(['63', '42', '52']);
  });

  it('gives nothing to a holder of too few shares', () => {
    const planned = foundedBooks().plan(bonus({ forEvery: '50', leavesOutFractions: true }));
    expect(postingsOf(planned)).toEqual(['issuer -1', 'alice 1']);
  });

  it.each<[string, Partial<BonusIssueRequest>, readonly string[]]>([
    ['of no new shares', { newShares: '0' }, ['newShares: not-whole']],
    ['for every half share', { forEvery: '0.5' }, ['forEvery: not-whole']],
    ['without a ratio', { newShares: '', forEvery: '' }, ['newShares: not-whole', 'forEvery: not-whole']],
    [
      'by which nobody gets a share',
      { newShares: '1', forEvery: '61', leavesOutFractions: true },
      ['forEvery: nobody'],
    ],
    ['on a class without shares', { classId: PREFERENCE }, ['classId: none-in-issue']],
  ])('is refused %s', (_how, more, errors) => {
    expect(foundedBooks().refusals(bonus(more))).toEqual(errors);
  });

  it('never gives anybody more than their proportion, and loses less than one share for each holder', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (shares, a, b) => {
        const register = new Register();
        const allottees = shares.map((count, index) => ({
          classId: ORDINARY,
          holderId: register.holders[index]?.id ?? ALICE,
          shares: String(count),
          priceEach: '1',
          paidEach: '1',
        }));
        register.post({ kind: 'allotment', on: '2026-02-01', allottees });
        const before = register.at(on);
        const request = bonus({ newShares: String(a), forEvery: String(b), leavesOutFractions: true });
        const exact = shares.map((count) => (BigInt(count) * BigInt(a)) / BigInt(b));
        if (exact.every((each) => each === 0n)) {
          expect(register.refusals(request)).toEqual(['forEvery: nobody']);
          return;
        }
        const after = positionAfter(before, eventOf(register.plan(request)));
        const issued =
          (wholeCountOf(sharesOn(after.lines)) ?? 0n) - (wholeCountOf(sharesOn(before.lines)) ?? 0n);
        expect(issued).toBe(exact.reduce((sum, each) => sum + each, 0n));
      }),
      { numRuns: 100 },
    );
  });
});

it('a bonus issue adds its nominal value to the capital and nothing unpaid', () => {
  const planned = foundedBooks().plan(bonus({ newShares: '2', forEvery: '1' }));
  const added = sumShares(
    eventOf(planned)
      .postings.filter(({ shares }) => shares > 0n)
      .map(({ shares }) => shares),
  );
  expect(added).toBe(shareCount('200'));
  expect(eventOf(planned).lots.every(({ unpaid }) => unpaid?.amount === amount('0'))).toBe(true);
});
