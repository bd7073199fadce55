import { describe, expect, it } from 'vitest';
import { shareCount } from '../../money/exact-decimal.ts';
import {
  ALICE,
  bobToAlice,
  booksAfter,
  CARA,
  founding,
  ORDINARY,
  partPaid,
} from '../events/register.fixture.ts';
import { describeOwnHolding, ownHoldingsOf } from './holdings.ts';

describe('what the company holds itself', () => {
  it('is treasury shares, and apart from them what was forfeited', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    const from = (holderId: typeof ALICE, shares: string) => [{ holderId, shares }];
    const own = { on: '2026-12-14', classId: ORDINARY, into: 'treasury' } as const;
    register.record({ ...own, kind: 'buy-back', holdings: from(ALICE, '20') });
    register.record({ ...own, kind: 'forfeiture', holdings: from(CARA, '30') });
    const held = ownHoldingsOf(register.at('2026-12-31'));
    expect(held.map((each) => [describeOwnHolding(each), each.shares])).toEqual([
      ['The company (treasury shares)', shareCount('20')],
      ['The company (forfeited or surrendered shares)', shareCount('30')],
    ]);
  });
});
