import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, sumShares } from '../../money/exact-decimal.ts';
import { checkStatementOfCapital } from '../check-statement-of-capital.ts';
import { exampleBooks } from '../testing/example-books.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  founding,
  ORDINARY,
  ordinaryTerms,
  partPaid,
  Register,
} from '../testing/example-register.ts';
import { RandomRegister } from '../testing/random-register.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { paidUpOn, statementOfCapital, unpaidOn } from './capital.ts';
import { holdingsOf } from './holdings.ts';

describe('the statement of capital', () => {
  it('has one table for each currency, and passes the check of statements', () => {
    const capital = statementOfCapital(exampleBooks().at('2026-12-31'));
    expect(checkStatementOfCapital(capital)).toEqual([]);
    expect(capital.currencies).toMatchObject([
      { currency: 'GBP', totalShares: '150', totalNominal: '150', totalUnpaid: '50' },
      { currency: 'EUR', totalShares: '1000', totalNominal: '1000', totalUnpaid: '0' },
    ]);
  });

  it('leaves an unknown unpaid total open, and counts treasury shares', () => {
    const register = new Register();
    register.post({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [
        { classId: ORDINARY, holderId: ALICE, shares: '90' },
        { classId: ORDINARY, shares: '10', priceEach: '1', unpaidEach: '0' },
      ],
    });
    expect(statementOfCapital(register.at('2026-06-30')).currencies).toMatchObject([
      { totalShares: '100', totalUnpaid: '' },
    ]);
  });
});

describe('a class in the statement of capital', () => {
  it('has its particulars, and its nominal value beside the aggregate', () => {
    const [table] = statementOfCapital(booksAfter(founding).at('2026-12-31')).currencies;
    expect(table?.classes).toEqual([
      {
        className: 'Ordinary',
        particulars: ordinaryTerms.particulars,
        numberOfShares: '100',
        aggregateNominal: '100',
        nominalEach: '1',
      },
    ]);
  });

  it('is left out while it has no shares', () => {
    expect(statementOfCapital(new Register().at('2026-12-31'))).toEqual({ currencies: [] });
  });
});

describe('the amounts on lines', () => {
  it('are what was paid, premium included, and what is unpaid', () => {
    const { lines } = booksAfter(founding, partPaid).at('2026-12-31');
    expect([paidUpOn(lines), unpaidOn(lines)]).toEqual([amount('200'), amount('50')]);
    expect([paidUpOn([]), unpaidOn([])]).toEqual([amount('0'), amount('0')]);
  });

  it('are unknown where they are of one line', () => {
    const register = new Register();
    register.post({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [
        { classId: ORDINARY, holderId: ALICE, shares: '9', priceEach: '1', unpaidEach: '0' },
        { classId: ORDINARY, holderId: BOB, shares: '1', unpaidEach: '0.5' },
      ],
    });
    const { lines } = register.at('2026-12-31');
    expect([paidUpOn(lines), unpaidOn(lines)]).toEqual([undefined, amount('0.5')]);
  });

  it('are rounded up once for all lines, not line by line', () => {
    const register = new Register([
      { id: ORDINARY, terms: { ...ordinaryTerms, nominalEach: amount('0.000003') } },
    ]);
    register.post({
      ...founding,
      allottees: [{ ...founding.allottees[0], shares: '1', priceEach: '0.00001', paidEach: '0' }],
    });
    register.post({ kind: 'subdivision', on: '2026-02-01', classId: ORDINARY, into: '3' });
    register.post({
      kind: 'transfer',
      on: '2026-03-01',
      classId: ORDINARY,
      transferorId: ALICE,
      transferees: [{ transfereeId: BOB, shares: '1' }],
    });
    const { lines } = register.at('2026-12-31');
    expect(unpaidOn(lines)).toBe(amount('0.00001'));
    expect(lines.map((line) => unpaidOn([line]))).toEqual([amount('0.000007'), amount('0.000004')]);
  });
});

it('capital is the sum of all holdings, whatever happened', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const [register, random] = [new RandomRegister(), seededRandom(seed)];
      for (let step = 0; step < 15; step += 1) register.step(random());
      const position = register.ledger.positionAt({ on: register.lastDay });
      const stated = statementOfCapital(position).currencies.reduce(
        (sum, { totalShares }) => sum + BigInt(totalShares),
        0n,
      );
      expect(stated * 1_000_000n).toBe(sumShares(holdingsOf(position).map(({ shares }) => shares)));
      expect(
        checkStatementOfCapital(statementOfCapital(position)).filter(
          ({ path }) => !path.endsWith('totalUnpaid') && path !== 'currencies',
        ),
      ).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
