import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../../money/exact-decimal.ts';
import { isInIssue } from '../../ledger/ledger-account.ts';
import type { ShareActionRequest } from '../../ledger/event-requests.ts';
import { amountOn, sumOfTotals, totalAmount } from '../../ledger/per-share.ts';
import { linesOfClass, sharesOn } from '../../ledger/position.ts';
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
} from '../example-register.ts';

const subdivision: ShareActionRequest = {
  kind: 'subdivision',
  on: '2026-12-03',
  classId: ORDINARY,
  into: '10',
};
const preference: ShareActionRequest = {
  kind: 'allotment',
  on: '2026-12-03',
  allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '1000', priceEach: '1', paidEach: '1' }],
};
const buyBack = (holderId: typeof ALICE, shares: string): ShareActionRequest => ({
  kind: 'buy-back',
  on: '2026-12-04',
  classId: ORDINARY,
  holdings: [{ holderId, shares }],
  into: 'cancelled',
});

function capitalOf(register: Register, on: string, classId = ORDINARY) {
  const position = register.at(on);
  const lines = linesOfClass(position, classId).filter(({ account }) => isInIssue(account));
  const unpaid = lines.map(({ lot, shares }) =>
    amountOn(lot.unpaid ?? { amount: amount('0'), shares: 1n }, shares),
  );
  return {
    shares: sharesOn(lines),
    nominalEach: position.classes.find(({ id }) => id === classId)?.terms.nominalEach,
    unpaid: totalAmount(sumOfTotals(unpaid)),
  };
}

describe('the worked example of the ledger', () => {
  it('L1: a hundred founders’ shares', () => {
    const register = booksAfter(founding);
    expect(capitalOf(register, '2026-01-15')).toEqual({
      shares: shareCount('100'),
      nominalEach: amount('1'),
      unpaid: amount('0'),
    });
    expect(held(register.at('2026-01-14'), ALICE)).toBe('0');
  });

  it('L2: fifty at three pounds with two paid leave fifty pounds unpaid', () => {
    const register = booksAfter(founding, partPaid);
    expect(capitalOf(register, '2026-11-30')).toMatchObject({
      shares: shareCount('150'),
      unpaid: amount('50'),
    });
  });

  it('L3: a part holding goes over, and the day before reads as before', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    expect([held(register.at('2026-12-02'), ALICE), held(register.at('2026-12-02'), BOB)]).toEqual([
      '75',
      '25',
    ]);
    expect([held(register.at('2026-12-01'), ALICE), held(register.at('2026-12-01'), BOB)]).toEqual([
      '60',
      '40',
    ]);
  });

  it('L4: sub-division keeps the aggregate and what is unpaid', () => {
    const register = booksAfter(founding, partPaid, bobToAlice, subdivision);
    expect(capitalOf(register, '2026-12-03')).toEqual({
      shares: shareCount('1500'),
      nominalEach: amount('0.1'),
      unpaid: amount('50'),
    });
    expect([ALICE, BOB, CARA].map((holder) => held(register.at('2026-12-03'), holder))).toEqual([
      '750',
      '250',
      '500',
    ]);
    expect(capitalOf(register, '2026-12-02').nominalEach).toBe(amount('1'));
  });

  it('L5: shares of another class and currency', () => {
    const register = booksAfter(founding, partPaid, bobToAlice, subdivision, preference);
    expect(capitalOf(register, '2026-12-03', PREFERENCE).shares).toBe(shareCount('1000'));
    expect(capitalOf(register, '2026-12-03').shares).toBe(shareCount('1500'));
  });

  it('L6: shares that are not fully paid are not bought back', () => {
    const register = booksAfter(founding, partPaid, bobToAlice, subdivision, preference);
    expect(register.refusals(buyBack(CARA, '100'))).toEqual(['holdings.0.shares: not-fully-paid']);
  });

  it('L7: a buy-back cancels', () => {
    const register = booksAfter(founding, partPaid, bobToAlice, subdivision, preference, buyBack(BOB, '100'));
    expect(capitalOf(register, '2026-12-04').shares).toBe(shareCount('1400'));
    expect(held(register.at('2026-12-04'), BOB)).toBe('150');
  });

  it('L8: a consolidation that leaves Cara a fraction is refused, and says so', () => {
    const register = booksAfter(founding, partPaid, bobToAlice, subdivision, preference, buyBack(BOB, '100'));
    const planned = register.plan({ kind: 'consolidation', on: '2026-12-05', classId: ORDINARY, from: '3' });
    expect(planned.ok ? [] : planned.errors.map(({ message }) => message)).toEqual([
      'Cara Green has 500 shares, which leaves a fraction',
    ]);
  });

  it('L9: nobody transfers more than they have', () => {
    const register = booksAfter(founding, partPaid, bobToAlice, subdivision, preference, buyBack(BOB, '100'));
    const request: ShareActionRequest = {
      ...bobToAlice,
      on: '2026-12-05',
      transferees: [{ transfereeId: ALICE, shares: '200' }],
    };
    const planned = register.plan(request);
    expect(planned.ok ? [] : planned.errors).toEqual([
      {
        path: 'transferees.0.shares',
        code: 'too-few',
        message: 'Enter at most 150: that is what Bob Green has',
      },
    ]);
  });

  it('L10: nothing is allotted below its nominal value', () => {
    const register = booksAfter(founding, partPaid, bobToAlice, subdivision);
    const request: ShareActionRequest = {
      kind: 'allotment',
      on: '2026-12-04',
      allottees: [{ classId: ORDINARY, holderId: DAN, shares: '10', priceEach: '0.05', paidEach: '0.05' }],
    };
    expect(register.refusals(request)).toEqual(['allottees.0.priceEach: below-nominal']);
  });

  it('L11: something other than redeemable shares must remain', () => {
    const register = booksAfter(founding, preference);
    const all: ShareActionRequest = {
      kind: 'buy-back',
      on: '2026-12-04',
      classId: ORDINARY,
      holdings: [
        { holderId: ALICE, shares: '60' },
        { holderId: BOB, shares: '40' },
      ],
      into: 'treasury',
    };
    expect(register.refusals(all)).toEqual(['holdings: nothing-remains']);
  });

  it('L12: redenomination keeps the number, and a reduction after it takes at most a tenth', () => {
    const register = new Register();
    register.post({
      kind: 'allotment',
      on: '2026-01-15',
      allottees: [{ classId: ORDINARY, holderId: ALICE, shares: '1000', priceEach: '1', paidEach: '1' }],
    });
    register.post({
      kind: 'redenomination',
      on: '2026-03-01',
      classId: ORDINARY,
      currency: 'EUR',
      rate: '1.15',
      rateOn: '2026-02-20',
      resolvedOn: '2026-03-01',
    });
    expect(capitalOf(register, '2026-03-01')).toMatchObject({
      shares: shareCount('1000'),
      nominalEach: amount('1.15'),
    });
    const to = (nominalEach: string): ShareActionRequest => ({
      kind: 'reduction',
      on: '2026-04-01',
      classId: ORDINARY,
      means: { by: 'nominal', nominalEach, repaid: 'paid-up' },
      route: 'redenomination',
      resolvedOn: '2026-03-20',
      redenominationResolvedOn: '2026-03-01',
    });
    expect(register.refusals(to('1'))).toEqual(['means.nominalEach: over-a-tenth']);
    register.post(to('1.1'));
    expect(capitalOf(register, '2026-04-01').nominalEach).toBe(amount('1.1'));
  });
});

describe('entries out of order', () => {
  it('an entry posted late is refused when a later one needs the shares, which is named', () => {
    const register = booksAfter(founding, bobToAlice);
    const whole: ShareActionRequest = {
      ...bobToAlice,
      on: '2026-06-01',
      transferees: [{ transfereeId: CARA, shares: '40' }],
    };
    expect(register.tryToPost(whole)).toMatchObject({
      ok: false,
      refusal: {
        code: 'blocked',
        event: { kind: 'transfer', effectiveOn: '2026-12-02', reason: 'too-few-shares' },
      },
    });
    expect(register.tryToPost({ ...whole, transferees: [{ transfereeId: CARA, shares: '25' }] }).ok).toBe(
      true,
    );
    expect(held(register.at('2026-12-02'), BOB)).toBe('0');
  });

  it('no share is issued into a class before it was restated', () => {
    const register = booksAfter(founding, subdivision);
    expect(register.tryToPost({ ...partPaid, on: '2026-05-01' })).toMatchObject({
      refusal: { event: { kind: 'subdivision', reason: 'class-restated' } },
    });
  });

  it('a reversal restores every date, and what was known before stays known', () => {
    const register = booksAfter(founding);
    const wrong = register.post(bobToAlice);
    register.reverse(wrong);
    expect(held(register.at('2026-12-31'), BOB)).toBe('40');
    expect(held(register.at('2026-12-31', wrong.order), BOB)).toBe('25');
    expect(() => register.reverse(wrong)).toThrow('not-reversible');
  });

  it('a reversal is refused when a later entry relies on the one reversed', () => {
    const register = new Register();
    const first = register.post(founding);
    register.post(bobToAlice);
    expect(register.tryToReverse(first)).toMatchObject({
      refusal: { code: 'blocked', event: { kind: 'transfer', effectiveOn: '2026-12-02' } },
    });
  });

  it('a name posted late undoes no later sub-division', () => {
    const register = booksAfter(founding, subdivision);
    register.post({ kind: 'class-name', on: '2026-05-01', classId: ORDINARY, name: 'A Ordinary' });
    const [terms] = register.at('2026-12-31').classes.map((each) => each.terms);
    expect(terms).toEqual({ ...ordinaryTerms, name: 'A Ordinary', nominalEach: amount('0.1') });
  });
});
