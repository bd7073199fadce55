import { describe, expect, it } from 'vitest';
import { amount } from '../../../money/exact-decimal.ts';
import type { ConsolidationRequest } from '../../ledger/event-requests.ts';
import { amountEach } from '../../ledger/per-share.ts';
import { linesOfClass } from '../../ledger/position.ts';
import { statementOfCapital } from '../../projections/capital.ts';
import {
  ALICE,
  booksAfter,
  foundedBooks,
  founding,
  held,
  newLotsOf,
  numberedBooks,
  ORDINARY,
  PREFERENCE,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';

const on = '2026-12-05';
const consolidation = (from: string, more: Partial<ConsolidationRequest> = {}): ConsolidationRequest => ({
  kind: 'consolidation',
  on,
  classId: ORDINARY,
  from,
  ...more,
});
const [alices] = founding.allottees;

describe('a consolidation', () => {
  it('makes one share of every so many, at so many times the nominal value and price', () => {
    const planned = booksAfter(founding, partPaid).plan(consolidation('10'));
    expect(newLotsOf(planned)).toEqual([
      'GBP 10, price 10, unpaid 0',
      'GBP 10, price 10, unpaid 0',
      'GBP 10, price 30, unpaid 10',
    ]);
    expect(postingsOf(planned).filter((posting) => !posting.startsWith('issuer'))).toEqual([
      'alice -60',
      'alice 6',
      'bob -40',
      'bob 4',
      'cara -50',
      'cara 5',
    ]);
  });

  it('keeps the aggregate nominal value and what is unpaid', () => {
    const register = booksAfter(founding, partPaid);
    const [before] = statementOfCapital(register.at(on)).currencies;
    register.post(consolidation('5'));
    const [after] = statementOfCapital(register.at(on)).currencies;
    expect(after).toMatchObject({
      totalShares: '30',
      totalNominal: before?.totalNominal,
      totalUnpaid: before?.totalUnpaid,
    });
  });

  it('pools shares of several issues at their exact average price', () => {
    const register = booksAfter(
      { ...founding, allottees: [{ ...alices, shares: '25' }] },
      {
        ...founding,
        on: '2026-02-01',
        allottees: [{ ...alices, shares: '15', priceEach: '3', paidEach: '3' }],
      },
      consolidation('10'),
    );
    const [line, ...others] = linesOfClass(register.at(on), ORDINARY);
    expect(others).toEqual([]);
    expect(held(register.at(on), ALICE)).toBe('4');
    // 25 shares at £1 and 15 at £3 make £70 for 4 shares.
    expect(line?.lot.price && amountEach(line.lot.price)).toBe(amount('17.5'));
  });

  it('keeps an average price that does not end: £1 and £2 over three shares', () => {
    const register = booksAfter(
      { ...founding, allottees: [{ ...alices, shares: '1' }] },
      {
        ...founding,
        on: '2026-02-01',
        allottees: [{ ...alices, shares: '8', priceEach: '2', paidEach: '2' }],
      },
      consolidation('3'),
    );
    const [line] = linesOfClass(register.at(on), ORDINARY);
    expect(line?.lot.price).toEqual({ amount: amount('17'), shares: 3n });
  });

  it('leaves the price of pooled shares unknown where one of them is', () => {
    const register = booksAfter({
      kind: 'opening-balance',
      on: '2026-02-01',
      holdings: [
        { classId: ORDINARY, holderId: ALICE, shares: '5', unpaidEach: '0' },
        { classId: ORDINARY, holderId: ALICE, shares: '5', priceEach: '2', unpaidEach: '0' },
      ],
    });
    expect(newLotsOf(register.plan(consolidation('10')))).toEqual(['GBP 10, price unknown, unpaid 0']);
  });

  it('refuses to pool shares that differ in what is unpaid', () => {
    const register = booksAfter(
      { ...founding, allottees: [{ ...alices, shares: '5' }] },
      { ...founding, on: '2026-02-01', allottees: [{ ...alices, shares: '5', paidEach: '0.5' }] },
    );
    const planned = register.plan(consolidation('10'));
    expect(planned.ok ? [] : planned.errors.map(({ message }) => message)).toEqual([
      'Shares of Alice Green differ in what is unpaid and leave fractions',
    ]);
    expect(register.refusals(consolidation('5'))).toEqual([]);
  });

  it('refuses fractions and names each holder who would have one', () => {
    const planned = booksAfter(founding, partPaid).plan(consolidation('40'));
    expect(planned.ok ? [] : planned.errors.map(({ message }) => message)).toEqual([
      'Alice Green has 60 shares, which leaves a fraction',
      'Cara Green has 50 shares, which leaves a fraction',
    ]);
  });

  it('gives new numbers to the shares of a numbered class', () => {
    expect(newLotsOf(numberedBooks().plan(consolidation('20'))).map((lot) => lot.split(' no. ')[1])).toEqual([
      '101-103',
      '104-105',
    ]);
  });

  it('undoes a sub-division', () => {
    const register = foundedBooks();
    const before = statementOfCapital(register.at(on));
    register.post({ kind: 'subdivision', on: '2026-12-01', classId: ORDINARY, into: '4' });
    register.post(consolidation('4'));
    expect(statementOfCapital(register.at(on))).toEqual(before);
  });

  it.each<[string, ConsolidationRequest, readonly string[]]>([
    ['of one', consolidation('1'), ['from: no-change']],
    ['of none', consolidation('0'), ['from: not-whole']],
    ['of a class without shares', consolidation('2', { classId: PREFERENCE }), ['classId: none-in-issue']],
    [
      'resolved after it takes effect',
      consolidation('2', { resolvedOn: '2026-12-06' }),
      ['resolvedOn: after-effect'],
    ],
  ])('is refused %s', (_how, request, errors) => {
    expect(foundedBooks().refusals(request)).toEqual(errors);
  });
});
