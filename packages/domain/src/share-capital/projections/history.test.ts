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
  PREFERENCE,
  partPaid,
} from '../testing/example-register.ts';
import { exampleBooks } from '../testing/example-books.ts';
import { allotmentHistory, holdingHistory, transferHistory } from './history.ts';

describe('the history of allotments and transfers', () => {
  it('has the shares of a bonus issue among the allotments, paid up at their nominal value', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    const ofOrdinary = { classId: ORDINARY, intoClassId: ORDINARY };
    const bonus = { kind: 'bonus-issue', on: '2026-12-12', newShares: '1', forEvery: '5' } as const;
    register.post({ ...bonus, ...ofOrdinary });
    const issued = allotmentHistory(register.ledger.list()).filter(({ kind }) => kind === 'bonus-issue');
    expect(
      issued.map(({ holderId, shares, priceEach, paidEach }) => [holderId, shares, priceEach, paidEach]),
    ).toEqual([
      [ALICE, '15', '1', '1'],
      [BOB, '5', '1', '1'],
      [CARA, '10', '1', '1'],
    ]);
  });

  it('has a transmission and a sale by the company among the transfers, reversed or not', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    const evidence = 'Probate of 1 December 2026';
    const wrong = register.post({
      kind: 'transmission',
      on: '2026-12-13',
      fromId: CARA,
      toId: DAN,
      evidence,
    });
    register.reverse(wrong);
    const holdings = [{ holderId: ALICE, shares: '20' }];
    register.post({ kind: 'buy-back', on: '2026-12-14', classId: ORDINARY, holdings, into: 'treasury' });
    const buyers = [{ transfereeId: BOB, shares: '5', consideration: '60' }];
    register.post({ kind: 'treasury-sale', on: '2026-12-15', classId: ORDINARY, buyers });
    const rows = transferHistory(register.ledger.list());
    expect(
      rows.map(({ kind, fromId, toId, shares, isReversed }) => [kind, fromId, toId, shares, isReversed]),
    ).toEqual([
      ['transfer', BOB, ALICE, '15', false],
      ['transmission', CARA, DAN, '50', true],
      ['treasury-sale', undefined, BOB, '5', false],
    ]);
  });

  it('keeps what was reversed, marked', () => {
    const register = exampleBooks();
    const wrong = register.post({ ...bobToAlice, on: '2026-12-15' });
    register.reverse(wrong);
    const events = register.ledger.list();
    expect(transferHistory(events).map(({ shares, isReversed }) => [shares, isReversed])).toEqual([
      ['15', false],
      ['50', false],
      ['15', true],
    ]);
    expect(allotmentHistory(events)).toHaveLength(4);
    expect(holdingHistory(events).filter(({ holderId }) => holderId === BOB)).toHaveLength(4);
  });

  it('states an allotment line by line as it was asked for', () => {
    const rows = allotmentHistory(
      booksAfter(founding, {
        ...partPaid,
        allottees: [{ ...partPaid.allottees[0], nonCash: 'A van' }],
      }).ledger.list(),
    );
    expect(
      rows.map(({ on, holderId, shares, priceEach, paidEach, nonCash }) => [
        on,
        holderId,
        shares,
        priceEach,
        paidEach,
        nonCash,
      ]),
    ).toEqual([
      ['2026-01-15', ALICE, '60', '1', '1', undefined],
      ['2026-01-15', BOB, '40', '1', '1', undefined],
      ['2026-11-30', CARA, '50', '3', '2', 'A van'],
    ]);
  });

  it('states what decides the stamp duty of a transfer, and its dates', () => {
    const stamped = {
      transfereeId: ALICE,
      shares: '15',
      consideration: '5000',
      stamping: 'paid',
      exemption: '',
    } as const;
    const [row] = transferHistory(
      booksAfter(founding, {
        ...bobToAlice,
        signedOn: '2026-11-20',
        lodgedOn: '2026-11-25',
        transferees: [stamped],
      }).ledger.list(),
    );
    expect(row).toMatchObject({
      consideration: '5000',
      stamping: 'paid',
      isPartOfSeries: false,
      signedOn: '2026-11-20',
      lodgedOn: '2026-11-25',
    });
  });

  it('states a transmission class by class', () => {
    const register = exampleBooks();
    register.post({
      kind: 'transmission',
      on: '2026-12-20',
      fromId: DAN,
      toId: ALICE,
      evidence: 'Probate',
    });
    const rows = transferHistory(register.ledger.list()).filter(({ kind }) => kind === 'transmission');
    expect(rows.map(({ classId, shares, consideration }) => [classId, shares, consideration])).toEqual([
      [ORDINARY, '50', undefined],
      [PREFERENCE, '1000', undefined],
    ]);
  });
});

describe('the history of holdings', () => {
  it('has the change of each event, and 0 where shares were only restated', () => {
    const register = booksAfter(founding, bobToAlice, {
      kind: 'redenomination',
      on: '2026-12-20',
      classId: ORDINARY,
      currency: 'EUR',
      rate: '1.15',
      rateOn: '2026-12-10',
      resolvedOn: '2026-12-20',
    });
    const bobs = holdingHistory(register.ledger.list()).filter(({ holderId }) => holderId === BOB);
    expect(bobs.map(({ kind, change }) => [kind, change / 1_000_000n])).toEqual([
      ['allotment', 40n],
      ['transfer', -15n],
      ['redenomination', 0n],
    ]);
  });
});
