import { describe, expect, it } from 'vitest';
import type { ShareActionRequest, Transferee, TreasurySaleRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  CARA,
  DAN,
  eventOf,
  founding,
  ORDINARY,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';

const on = '2026-12-10';
const intoTreasury: ShareActionRequest = {
  kind: 'buy-back',
  on: '2026-12-01',
  classId: ORDINARY,
  holdings: [{ holderId: BOB, shares: '20' }],
  into: 'treasury',
};
const forfeited: ShareActionRequest = {
  kind: 'forfeiture',
  on: '2026-12-02',
  classId: ORDINARY,
  holdings: [{ holderId: CARA, shares: '30' }],
  into: 'treasury',
};
const sale = (...buyers: readonly Partial<Transferee>[]): TreasurySaleRequest => ({
  kind: 'treasury-sale',
  on,
  classId: ORDINARY,
  buyers: buyers.map((more) => ({ transfereeId: DAN, shares: '5', ...more })),
});

describe('a sale of shares that the company holds itself', () => {
  it('moves them to the buyers', () => {
    const planned = booksAfter(founding, intoTreasury).plan(
      sale({}, { transfereeId: ALICE, consideration: '10' }),
    );
    expect(postingsOf(planned)).toEqual(['treasury -10', 'dan 5', 'alice 5']);
    expect(eventOf(planned).lots).toEqual([]);
  });

  it('makes forfeited shares ordinary ones again, with what is unpaid on them', () => {
    const planned = booksAfter(founding, partPaid, forfeited).plan(sale({ shares: '30' }));
    expect(postingsOf(planned)).toEqual(['treasury -30', 'issuer 30', 'issuer -30', 'dan 30']);
    const [lot] = eventOf(planned).lots;
    expect(lot && 'isForfeited' in lot).toBe(false);
    expect(lot?.unpaid?.amount).toBe(1_000_000n);
  });

  it('needs the lots chosen where treasury and forfeited shares differ in what is unpaid', () => {
    const register = booksAfter(founding, partPaid, intoTreasury, forfeited);
    expect(register.refusals(sale({}))).toEqual(['buyers.0.lots: choose']);
  });

  it.each<[string, TreasurySaleRequest, readonly string[]]>([
    ['without buyers', sale(), ['buyers: missing']],
    ['of no class', { ...sale({}), classId: shareClassId('c') }, ['classId: missing']],
    ['of more than the company holds', sale({ shares: '21' }), ['buyers.0.shares: too-few']],
    [
      'of more to several buyers together',
      sale({ shares: '15' }, { shares: '6' }),
      ['buyers.1.shares: too-few'],
    ],
    [
      'for a consideration that is no number',
      sale({ consideration: 'much' }),
      ['buyers.0.consideration: not-a-number'],
    ],
  ])('is refused %s', (_how, request, errors) => {
    expect(booksAfter(founding, intoTreasury).refusals(request)).toEqual(errors);
  });

  it('says that the company has too few', () => {
    const planned = booksAfter(founding, intoTreasury).plan(sale({ shares: '21' }));
    expect(planned.ok ? [] : planned.errors[0]?.message).toBe(
      'Enter at most 20: that is what the company has',
    );
  });

  it('is refused to unidentified holders', () => {
    const register = booksAfter(founding, intoTreasury);
    register.holders = register.holders.map((each) => (each.id === ALICE ? { ...each, members: [] } : each));
    expect(register.refusals(sale({ transfereeId: ALICE }))).toEqual(['buyers.0.transfereeId: not-known']);
  });
});
