import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import {
  ALICE,
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  founding,
  numberedBooks,
  ORDINARY,
  PREFERENCE,
  partPaid,
  Register,
} from '../testing/example-register.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import { exampleBooks } from '../testing/example-books.ts';
import { companyHoldings, describeCompanyHolding, holdingsOf, holdingsOfHolder } from './holdings.ts';

describe('what the company holds itself', () => {
  it('is treasury shares, and apart from them what was forfeited', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    const from = (holderId: typeof ALICE, shares: string) => [{ holderId, shares }];
    const own = { on: '2026-12-14', classId: ORDINARY, into: 'treasury' } as const;
    register.post({ ...own, kind: 'buy-back', holdings: from(ALICE, '20') });
    register.post({ ...own, kind: 'forfeiture', holdings: from(CARA, '30') });
    const held = companyHoldings(register.at('2026-12-31'));
    expect(held.map((each) => [describeCompanyHolding(each), each.shares])).toEqual([
      ['The company (treasury shares)', shareCount('20')],
      ['The company (forfeited or surrendered shares)', shareCount('30')],
    ]);
  });
});

describe('a holding', () => {
  it('joins all lots of an account and class, with their distinguishing numbers', () => {
    const register = numberedBooks();
    register.post({
      ...founding,
      on: '2026-02-01',
      allottees: [{ ...founding.allottees[1], shares: '10' }],
    });
    const [, bob] = holdingsOf(register.at('2026-12-31'));
    expect([bob?.shares, bob && describeNumberRanges(bob.numbers)]).toEqual([shareCount('50'), '61-110']);
  });

  it('is one for each class of an account', () => {
    expect(
      holdingsOfHolder(exampleBooks().at('2026-12-31'), DAN).map(({ shareClass, shares }) => [
        shareClass.id,
        shares,
      ]),
    ).toEqual([
      [ORDINARY, shareCount('50')],
      [PREFERENCE, shareCount('1000')],
    ]);
  });

  it('has an unknown amount paid where the price of a lot is unknown', () => {
    const register = new Register();
    register.post({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [{ classId: ORDINARY, holderId: ALICE, shares: '9', unpaidEach: '0' }],
    });
    expect(holdingsOf(register.at('2026-12-31')).map(({ paid, unpaid }) => [paid, unpaid])).toEqual([
      [undefined, amount('0')],
    ]);
  });
});
