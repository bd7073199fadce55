import { describe, expect, it } from 'vitest';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  founding,
  ORDINARY,
  partPaid,
} from '../events/register.fixture.ts';
import { allotmentHistory, transferHistory } from './history.ts';

describe('the history of allotments and transfers', () => {
  it('has the shares of a bonus issue among the allotments, paid up at their nominal value', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    const ofOrdinary = { classId: ORDINARY, intoClassId: ORDINARY };
    const bonus = { kind: 'bonus-issue', on: '2026-12-12', newShares: '1', forEvery: '5' } as const;
    register.record({ ...bonus, ...ofOrdinary });
    const issued = allotmentHistory(register.ledger.list()).filter(({ kind }) => kind === 'bonus-issue');
    expect(
      issued.map(({ holderId, shares, priceEach, paidEach }) => [holderId, shares, priceEach, paidEach]),
    ).toEqual([
      [ALICE, '15', '1', '1'],
      [BOB, '5', '1', '1'],
      [CARA, '10', '1', '1'],
    ]);
  });

  it('has a transmission and a sale by the company among the transfers, taken back or not', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    const evidence = 'Probate of 1 December 2026';
    const wrong = register.record({
      kind: 'transmission',
      on: '2026-12-13',
      fromId: CARA,
      toId: DAN,
      evidence,
    });
    register.reverse(wrong);
    const holdings = [{ holderId: ALICE, shares: '20' }];
    register.record({ kind: 'buy-back', on: '2026-12-14', classId: ORDINARY, holdings, into: 'treasury' });
    const buyers = [{ transfereeId: BOB, shares: '5', consideration: '60' }];
    register.record({ kind: 'treasury-sale', on: '2026-12-15', classId: ORDINARY, buyers });
    const rows = transferHistory(register.ledger.list());
    expect(
      rows.map(({ kind, fromId, toId, shares, isReversed }) => [kind, fromId, toId, shares, isReversed]),
    ).toEqual([
      ['transfer', BOB, ALICE, '15', false],
      ['transmission', CARA, DAN, '50', true],
      ['treasury-sale', undefined, BOB, '5', false],
    ]);
  });
});
