import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, toDecimalText } from '../../../money/exact-decimal.ts';
import type { SubdivisionRequest } from '../../ledger/event-requests.ts';
import { statementOfCapital } from '../../projections/capital.ts';
import {
  BOB,
  booksAfter,
  eventOf,
  foundedBooks,
  founding,
  newLotsOf,
  numberedBooks,
  ORDINARY,
  ordinaryTerms,
  PREFERENCE,
  partPaid,
  postingsOf,
  Register,
} from '../../testing/example-register.ts';

const on = '2026-12-03';
const subdivision = (into: string, more: Partial<SubdivisionRequest> = {}): SubdivisionRequest => ({
  kind: 'subdivision',
  on,
  classId: ORDINARY,
  into,
  ...more,
});

describe('a sub-division', () => {
  it('restates a lot once for everybody who has shares of it', () => {
    const register = booksAfter(founding, {
      kind: 'transfer',
      on: '2026-11-01',
      classId: ORDINARY,
      transferorId: BOB,
      transferees: [{ transfereeId: founding.allottees[0].holderId, shares: '15' }],
    });
    const planned = register.plan(subdivision('10'));
    expect(newLotsOf(planned)).toEqual(['GBP 0.1, price 0.1, unpaid 0', 'GBP 0.1, price 0.1, unpaid 0']);
    expect(postingsOf(planned).filter((posting) => !posting.startsWith('issuer'))).toEqual([
      'alice -60',
      'alice 600',
      'alice -15',
      'alice 150',
      'bob -25',
      'bob 250',
    ]);
  });

  it('keeps the aggregate nominal value and what is unpaid', () => {
    const register = booksAfter(founding, partPaid);
    const [before] = statementOfCapital(register.at(on)).currencies;
    register.post(subdivision('8'));
    const [after] = statementOfCapital(register.at(on)).currencies;
    expect([before?.totalShares, after?.totalShares]).toEqual(['150', '1200']);
    expect([after?.totalNominal, after?.totalUnpaid]).toEqual([before?.totalNominal, before?.totalUnpaid]);
  });

  it('keeps a price exact that does not end: £10 over three shares', () => {
    const register = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, nominalEach: amount('3') } }]);
    register.post({
      ...founding,
      allottees: [{ ...founding.allottees[0], priceEach: '10', paidEach: '5' }],
    });
    const [lot] = eventOf(register.plan(subdivision('3'))).lots;
    expect(lot?.price).toEqual({ amount: amount('10'), shares: 3n });
    expect(lot?.unpaid).toEqual({ amount: amount('5'), shares: 3n });
  });

  it('changes the terms of the class from its day on', () => {
    const register = booksAfter(founding, subdivision('10'));
    const nominal = (day: string) => register.at(day).classes[0]?.terms.nominalEach;
    expect([nominal('2026-12-02'), nominal(on)]).toEqual([amount('1'), amount('0.1')]);
  });

  it('includes shares in treasury', () => {
    const register = booksAfter(founding, {
      kind: 'buy-back',
      on: '2026-11-01',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '20' }],
      into: 'treasury',
    });
    expect(postingsOf(register.plan(subdivision('2')))).toContain('treasury 40');
  });

  it('gives new numbers to the shares of a numbered class', () => {
    expect(newLotsOf(numberedBooks().plan(subdivision('2'))).map((lot) => lot.split(' no. ')[1])).toEqual([
      '101-220',
      '221-300',
    ]);
  });

  it.each<[string, SubdivisionRequest, readonly string[]]>([
    ['into one', subdivision('1'), ['into: no-change']],
    ['into none', subdivision('0'), ['into: not-whole']],
    ['into no number', subdivision('two'), ['into: not-whole']],
    ['where the nominal value does not end', subdivision('3'), ['into: not-exact']],
    ['of a class without shares', subdivision('2', { classId: PREFERENCE }), ['classId: none-in-issue']],
    [
      'resolved after it takes effect',
      subdivision('2', { resolvedOn: '2026-12-04' }),
      ['resolvedOn: after-effect'],
    ],
    ['resolved on no day', subdivision('2', { resolvedOn: 'soon' }), ['resolvedOn: not-a-date']],
    ['without day and ratio', subdivision('', { on: '' }), ['on: not-a-date', 'into: not-whole']],
  ])('is refused %s', (_how, request, errors) => {
    expect(foundedBooks().refusals(request)).toEqual(errors);
  });

  it('of shares at any price keeps what was paid and what is unpaid to the last millionth', () => {
    const millionths = fc.bigInt(1_000_000n, 50_000_000n);
    fc.assert(
      fc.property(millionths, fc.constantFrom(2, 4, 5, 8, 10, 16, 20, 25, 64), (price, into) => {
        const register = booksAfter({
          kind: 'allotment',
          on: '2026-02-01',
          allottees: [
            {
              classId: ORDINARY,
              holderId: BOB,
              shares: '7',
              priceEach: toDecimalText(price as ReturnType<typeof amount>),
              paidEach: '0',
            },
          ],
        });
        const [before] = statementOfCapital(register.at(on)).currencies;
        register.post(subdivision(String(into)));
        expect(statementOfCapital(register.at(on)).currencies[0]?.totalUnpaid).toBe(before?.totalUnpaid);
      }),
      { numRuns: 200 },
    );
  });
});
