import { describe, expect, it } from 'vitest';
import { amount } from '../../../money/exact-decimal.ts';
import type { RedenominationRequest } from '../../ledger/event-requests.ts';
import { statementOfCapital } from '../../projections/capital.ts';
import {
  booksAfter,
  eventOf,
  foundedBooks,
  founding,
  newLotsOf,
  ORDINARY,
  PREFERENCE,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';

const redenomination = (more: Partial<RedenominationRequest> = {}): RedenominationRequest => ({
  kind: 'redenomination',
  on: '2026-12-01',
  classId: ORDINARY,
  currency: 'EUR',
  rate: '1.15',
  rateOn: '2026-11-20',
  resolvedOn: '2026-12-01',
  ...more,
});

describe('a redenomination', () => {
  it('restates nominal value, price and what is unpaid at the rate, and keeps the number of shares', () => {
    const planned = booksAfter(founding, partPaid).plan(redenomination());
    expect(newLotsOf(planned)).toEqual([
      'EUR 1.15, price 1.15, unpaid 0',
      'EUR 1.15, price 1.15, unpaid 0',
      'EUR 1.15, price 3.45, unpaid 1.15',
    ]);
    expect(postingsOf(planned).filter((posting) => posting.startsWith('cara'))).toEqual([
      'cara -50',
      'cara 50',
    ]);
  });

  it('changes currency and nominal value of the class', () => {
    const { terms } = eventOf(foundedBooks().plan(redenomination()));
    expect(terms.map(({ after }) => [after.currency, after.nominalEach])).toEqual([['EUR', amount('1.15')]]);
  });

  it('moves the class into the table of the other currency', () => {
    const register = booksAfter(founding, redenomination());
    expect(statementOfCapital(register.at('2026-11-30')).currencies.map(({ currency }) => currency)).toEqual([
      'GBP',
    ]);
    expect(statementOfCapital(register.at('2026-12-01')).currencies).toMatchObject([
      { currency: 'EUR', totalShares: '100', totalNominal: '115' },
    ]);
  });

  it('keeps distinguishing numbers', () => {
    const register = foundedBooks();
    expect(newLotsOf(register.plan(redenomination())).every((lot) => !lot.includes('no.'))).toBe(true);
  });

  it('takes effect within 28 days beginning with the resolution', () => {
    const refusals = (on: string) => foundedBooks().refusals(redenomination({ on }));
    expect(refusals('2026-11-30')).toEqual(['on: out-of-period']);
    expect(refusals('2026-12-28')).toEqual([]);
    expect(refusals('2026-12-29')).toEqual(['on: out-of-period']);
  });

  it('uses the rate of a day within the 28 days before the resolution', () => {
    const refusals = (rateOn: string) => foundedBooks().refusals(redenomination({ rateOn }));
    expect(refusals('2026-11-02')).toEqual(['rateOn: out-of-period']);
    expect(refusals('2026-11-03')).toEqual([]);
    expect(refusals('2026-11-30')).toEqual([]);
    expect(refusals('2026-12-01')).toEqual(['rateOn: out-of-period']);
  });

  it.each<[string, Partial<RedenominationRequest>, readonly string[]]>([
    ['into the same currency', { currency: 'GBP' }, ['currency: no-change']],
    ['into no currency', { currency: 'euro' }, ['currency: not-a-currency']],
    ['at no rate', { rate: '' }, ['rate: missing']],
    ['at a rate of nothing', { rate: '0' }, ['rate: zero']],
    ['at a rate that leaves a nominal value without end', { rate: '0.000001' }, []],
    ['without its days', { rateOn: '', resolvedOn: '' }, ['resolvedOn: not-a-date', 'rateOn: not-a-date']],
    ['resolved before there were companies', { resolvedOn: '0001-01-05' }, ['resolvedOn: not-a-date']],
    ['resolved at the end of all days', { resolvedOn: '9999-12-31' }, ['resolvedOn: not-a-date']],
    ['of a class without shares', { classId: PREFERENCE, currency: 'GBP' }, ['classId: none-in-issue']],
  ])('%s', (_how, more, errors) => {
    expect(foundedBooks().refusals(redenomination(more))).toEqual(errors);
  });

  it('is refused where the new nominal value does not end within six decimals', () => {
    const register = foundedBooks();
    register.post({ kind: 'subdivision', on: '2026-06-01', classId: ORDINARY, into: '10' });
    expect(register.refusals(redenomination({ rate: '1.123456' }))).toEqual(['rate: not-exact']);
    expect(register.refusals(redenomination({ rate: '1.12345' }))).toEqual([]);
  });
});
