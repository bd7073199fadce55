import { describe, expect, it } from 'vitest';
import { amount } from '../../../money/exact-decimal.ts';
import type { ReductionMeans, ReductionRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import type { PlanOutcome } from '../../planning/plan-outcome.ts';
import { statementOfCapital } from '../../projections/capital.ts';
import {
  BOB,
  booksAfter,
  CARA,
  eventOf,
  foundedBooks,
  founding,
  newLotsOf,
  ORDINARY,
  PREFERENCE,
  partPaid,
  postingsOf,
} from '../../testing/example-register.ts';

const reduction = (more: Partial<ReductionRequest> = {}): ReductionRequest => ({
  kind: 'reduction',
  on: '2026-12-01',
  classId: ORDINARY,
  means: { by: 'nominal', nominalEach: '0.95', repaid: 'paid-up' },
  route: 'court',
  resolvedOn: '2026-11-20',
  ...more,
});
const by = (means: ReductionMeans) => reduction({ means });
const toNominal = (nominalEach: string, repaid: 'paid-up' | 'unpaid-first' = 'paid-up') =>
  by({ by: 'nominal', nominalEach, repaid });

const messagesOf = (planned: PlanOutcome) => (planned.ok ? [] : planned.errors.map(({ message }) => message));

describe('a reduction of the nominal value', () => {
  it('repays paid-up capital: price and nominal value fall alike', () => {
    const planned = foundedBooks().plan(toNominal('0.4'));
    expect(newLotsOf(planned)).toEqual(['GBP 0.4, price 0.4, unpaid 0', 'GBP 0.4, price 0.4, unpaid 0']);
    expect(eventOf(planned).terms.map(({ after }) => after.nominalEach)).toEqual([amount('0.4')]);
  });

  it('keeps what is unpaid where paid-up capital is repaid', () => {
    expect(newLotsOf(booksAfter(founding, partPaid).plan(toNominal('0.4')))[2]).toBe(
      'GBP 0.4, price 2.4, unpaid 1',
    );
  });

  it('takes what is unpaid first where the resolution extinguishes the liability', () => {
    const register = booksAfter({ ...founding, allottees: [{ ...founding.allottees[0], paidEach: '0.75' }] });
    expect(newLotsOf(register.plan(toNominal('0.9', 'unpaid-first')))).toEqual([
      'GBP 0.9, price 0.9, unpaid 0.15',
    ]);
    expect(newLotsOf(register.plan(toNominal('0.5', 'unpaid-first')))).toEqual([
      'GBP 0.5, price 0.5, unpaid 0',
    ]);
  });

  it('cannot repay more than was paid', () => {
    const register = booksAfter({ ...founding, allottees: [{ ...founding.allottees[0], paidEach: '0.25' }] });
    expect(register.refusals(toNominal('0.75'))).toEqual([]);
    expect(register.refusals(toNominal('0.749999'))).toEqual(['means.repaid: too-little-paid']);
  });

  it('lowers the aggregate nominal value from its day on', () => {
    const register = booksAfter(founding, toNominal('0.4'));
    const nominal = (day: string) => statementOfCapital(register.at(day)).currencies[0]?.totalNominal;
    expect([nominal('2026-11-30'), nominal('2026-12-01')]).toEqual(['100', '40']);
  });

  it.each<[string, ReductionRequest, readonly string[]]>([
    ['to the present value', toNominal('1'), ['means.nominalEach: not-less']],
    ['to more', toNominal('1.1'), ['means.nominalEach: not-less']],
    ['to nothing', toNominal('0'), ['means.nominalEach: zero']],
    ['to no amount', toNominal('little'), ['means.nominalEach: not-a-number']],
    ['of no class', reduction({ classId: shareClassId('c') }), ['classId: missing']],
    ['of a class without shares', reduction({ classId: PREFERENCE }), ['classId: none-in-issue']],
    [
      'resolved after its registration',
      reduction({ resolvedOn: '2026-12-02' }),
      ['resolvedOn: after-registration'],
    ],
    ['without its resolution', reduction({ resolvedOn: '' }), ['resolvedOn: not-a-date']],
  ])('is refused %s', (_how, request, errors) => {
    expect(foundedBooks().refusals(request)).toEqual(errors);
  });
});

describe('a reduction by relief from unpaid premium', () => {
  const relief = (reliefEach: string) => by({ by: 'unpaid', reliefEach });
  const register = booksAfter({ ...partPaid, allottees: [{ ...partPaid.allottees[0], paidEach: '1' }] });

  it('lowers price and unpaid amount, and neither nominal value nor terms', () => {
    const planned = register.plan(relief('1.5'));
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 1.5, unpaid 0.5']);
    expect(eventOf(planned).terms).toEqual([]);
  });

  it('goes as far as the premium is unpaid', () => {
    expect(register.refusals(relief('2'))).toEqual([]);
    expect(register.refusals(relief('2.000001'))).toEqual(['means.reliefEach: too-much']);
    expect(messagesOf(register.plan(relief('2.000001')))).toEqual([
      'Enter no more than the £2.00 unpaid of the premium; to relieve the nominal value, reduce it',
    ]);
  });

  it('concerns the shares that are not paid up alone (s.641(4)(a)): the others stay as they are', () => {
    const planned = booksAfter(founding, partPaid).plan(relief('1'));
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 2, unpaid 0']);
    expect(postingsOf(planned)).toEqual(['cara -50', 'issuer 50', 'issuer -50', 'cara 50']);
  });

  it('is refused where the nominal value itself is unpaid, or nothing is', () => {
    const unpaidNominal = booksAfter({
      ...founding,
      allottees: [{ ...founding.allottees[0], paidEach: '0' }],
    });
    expect(unpaidNominal.refusals(relief('0.5'))).toEqual(['means.reliefEach: too-much']);
    expect(messagesOf(unpaidNominal.plan(relief('0.5')))).toEqual([
      'Nothing of the premium is unpaid: to relieve the nominal value, reduce it',
    ]);
    expect(foundedBooks().refusals(relief('0.5'))).toEqual(['classId: fully-paid']);
  });

  it('is refused where amounts are not known', () => {
    const opened = booksAfter({
      kind: 'opening-balance',
      on: '2026-06-30',
      holdings: [{ classId: ORDINARY, holderId: BOB, shares: '40', unpaidEach: '1' }],
    });
    expect(opened.refusals(relief('0.5'))).toEqual(['means.reliefEach: too-much']);
    expect(messagesOf(opened.plan(relief('0.5')))[0]).toMatch(/^The books do not say what is unpaid/);
  });
});

describe('a reduction by cancelling shares', () => {
  const cancelling = (holderId: typeof BOB, shares: string) =>
    by({ by: 'cancelling', holdings: [{ holderId, shares }] });

  it('cancels shares of the holders named, paid up or not', () => {
    const register = booksAfter(founding, partPaid);
    expect(postingsOf(register.plan(cancelling(BOB, '10')))).toEqual(['bob -10', 'cancelled 10']);
    expect(postingsOf(register.plan(cancelling(CARA, '50')))).toEqual(['cara -50', 'cancelled 50']);
  });

  it('is refused of more shares than there are, or without holdings', () => {
    expect(foundedBooks().refusals(cancelling(BOB, '41'))).toEqual(['means.holdings.0.shares: too-few']);
    expect(foundedBooks().refusals(by({ by: 'cancelling', holdings: [] }))).toEqual([
      'means.holdings: missing',
    ]);
  });
});

describe('a reduction that cancels the last shares that are not redeemable', () => {
  const all = founding.allottees.map(({ holderId, shares }) => ({ holderId, shares }));
  const cancelling = (route: ReductionRequest['route']): ReductionRequest => ({
    ...by({ by: 'cancelling', holdings: all }),
    route,
    solvencyStatementOn: '2026-11-10',
  });
  const redeemable = {
    ...founding,
    on: '2026-02-01',
    allottees: [{ ...founding.allottees[0], classId: PREFERENCE }],
  };

  it('is refused by solvency statement, with redeemable shares left or none (s.641(2))', () => {
    for (const register of [foundedBooks(), booksAfter(founding, redeemable)])
      expect(register.refusals(cancelling('solvency-statement'))).toEqual([
        'means.holdings: nothing-remains',
      ]);
  });

  it('stands where the court confirms it, or somebody keeps such a share', () => {
    expect(foundedBooks().refusals(cancelling('court'))).toEqual([]);
    const holdings = [{ holderId: BOB, shares: '40' }];
    const bobs = { ...cancelling('solvency-statement'), means: { by: 'cancelling', holdings } } as const;
    expect(foundedBooks().refusals(bobs)).toEqual([]);
  });
});

describe('the route of a reduction', () => {
  it('by solvency statement relies on one at most 15 days old (D35)', () => {
    const refusals = (solvencyStatementOn?: string) =>
      foundedBooks().refusals(reduction({ route: 'solvency-statement', solvencyStatementOn }));
    const path = 'solvencyStatementOn';
    expect(refusals()).toEqual([`${path}: missing`]);
    expect(refusals('')).toEqual([`${path}: missing`]);
    expect(refusals('soon')).toEqual([`${path}: not-a-date`]);
    expect(refusals('2026-11-04')).toEqual([`${path}: out-of-period`]);
    expect(refusals('2026-11-05')).toEqual([]);
    expect(refusals('2026-11-20')).toEqual([]);
    expect(refusals('2026-11-21')).toEqual([`${path}: out-of-period`]);
  });

  it('of a public company goes through the court (s.641(1))', () => {
    const request = reduction({ route: 'solvency-statement', solvencyStatementOn: '2026-11-10' });
    expect(foundedBooks(true).refusals(request)).toEqual(['route: public']);
    expect(foundedBooks(true).refusals(reduction())).toEqual([]);
  });

  it('after a redenomination is resolved within three months of it (s.626(3))', () => {
    const refusals = (redenominationResolvedOn?: string) =>
      foundedBooks().refusals(reduction({ route: 'redenomination', redenominationResolvedOn }));
    expect(refusals()).toEqual(['redenominationResolvedOn: missing']);
    expect(refusals('2026-08-19')).toEqual(['redenominationResolvedOn: out-of-period']);
    expect(refusals('2026-08-20')).toEqual([]);
  });

  it('after a redenomination takes off at most a tenth of what remains (s.626)', () => {
    const refusals = (nominalEach: string) =>
      foundedBooks().refusals({
        ...toNominal(nominalEach),
        route: 'redenomination',
        redenominationResolvedOn: '2026-11-01',
      });
    expect(refusals('0.909091')).toEqual([]);
    expect(refusals('0.90909')).toEqual(['means.nominalEach: over-a-tenth']);
  });
});
