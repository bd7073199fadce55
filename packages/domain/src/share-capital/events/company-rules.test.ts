import { describe, expect, it } from 'vitest';
import type { ReductionRequest, ShareActRequest } from '../ledger/event-requests.ts';
import { ALICE, BOB, founding, ORDINARY, Register } from './register.fixture.ts';

const on = '2026-12-01';
const of = { on, classId: ORDINARY } as const;
const holdings = [{ holderId: BOB, shares: '10' }];

function books(isPublic = false): Register {
  const register = new Register();
  register.isPublic = isPublic;
  register.record(founding);
  return register;
}

describe('an allotment by a public company (s.586)', () => {
  const allotment = (paidEach: string, more: object = {}): ShareActRequest => ({
    kind: 'allotment',
    on,
    allottees: [{ classId: ORDINARY, holderId: ALICE, shares: '10', priceEach: '3', paidEach, ...more }],
  });

  it('needs a quarter of the nominal value and the whole premium paid up', () => {
    expect(books(true).refusals(allotment('2.249999'))).toEqual(['allottees.0.paidEach: below-quarter']);
    expect(books(true).refusals(allotment('2.25'))).toEqual([]);
  });

  it('needs none of it under an employees’ share scheme, or in a private company', () => {
    expect(books(true).refusals(allotment('0', { isUnderEmployeeScheme: true }))).toEqual([]);
    expect(books().refusals(allotment('0'))).toEqual([]);
  });

  it('says what is not needed under an employees’ share scheme', () => {
    const notesOf = (isPublic: boolean, more: object) => {
      const planned = books(isPublic).plan(allotment('3', more));
      return planned.ok ? planned.notes : planned.errors;
    };
    expect(notesOf(false, {})).toEqual([]);
    const [note, ...others] = notesOf(false, { isUnderEmployeeScheme: true });
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      code: 'employee-scheme',
      message: expect.stringMatching(/^10 of the shares .*s\.561\) is needed for them$/),
    });
    expect(notesOf(true, { isUnderEmployeeScheme: true })[0]?.message).toContain('(s.586)');
  });
});

describe('an allotment of shares that are not fully paid (s.543)', () => {
  it('says that the class wants numbers where it has none', () => {
    const codesOf = (paidEach: string) => {
      const planned = books().plan({
        kind: 'allotment',
        on,
        allottees: [{ classId: ORDINARY, holderId: ALICE, shares: '10', priceEach: '3', paidEach }],
      });
      return planned.ok ? planned.notes.map(({ code }) => code) : planned.errors;
    };
    expect(codesOf('3')).toEqual([]);
    expect(codesOf('2.50')).toEqual(['unnumbered']);
  });
});

describe('the days of a form of transfer', () => {
  it('lie in the life of the company', () => {
    const form = { kind: 'transfer', ...of, transferorId: ALICE } as const;
    const to = { transferees: [{ transfereeId: BOB, shares: '1' }] };
    expect(books().refusals({ ...form, ...to, signedOn: '1999-01-01', lodgedOn: '1999-01-02' })).toEqual([
      'signedOn: before-incorporation',
      'lodgedOn: before-incorporation',
    ]);
  });
});

describe('shares bought back', () => {
  const buyBack = (more: object): ShareActRequest => ({
    kind: 'buy-back',
    ...of,
    holdings,
    into: 'cancelled',
    ...more,
  });

  it('are held in treasury only where they were bought out of profits', () => {
    expect(books().refusals(buyBack({ into: 'treasury', outOf: 'fresh-issue' }))).toEqual([
      'outOf: not-profits',
    ]);
    expect(books().refusals(buyBack({ into: 'treasury', outOf: 'profits' }))).toEqual([]);
  });

  it('are paid for out of capital five to seven weeks after the special resolution', () => {
    const outOfCapital = (resolvedOn?: string) => buyBack({ outOf: 'capital', resolvedOn });
    expect(books().refusals(outOfCapital())).toEqual(['resolvedOn: missing']);
    expect(books().refusals(outOfCapital('2026-10-28'))).toEqual(['on: out-of-period']);
    expect(books().refusals(outOfCapital('2026-10-27'))).toEqual([]);
    expect(books().refusals(outOfCapital('2026-10-13'))).toEqual([]);
    expect(books().refusals(outOfCapital('2026-10-12'))).toEqual(['on: out-of-period']);
    expect(books(true).refusals(outOfCapital('2026-10-20'))).toEqual(['outOf: public']);
  });

  it('are authorised no later than they are bought', () => {
    expect(books().refusals(buyBack({ outOf: 'profits', resolvedOn: '2026-12-02' }))).toEqual([
      'resolvedOn: after-effect',
    ]);
  });
});

describe('a reduction', () => {
  const reduction = (more: Partial<ReductionRequest>): ShareActRequest => ({
    kind: 'reduction',
    ...of,
    means: { by: 'nominal', nominalEach: '0.95', repaid: 'paid-up' },
    route: 'solvency-statement',
    resolvedOn: '2026-11-20',
    ...more,
  });

  it('relies on a solvency statement at most 15 days old (D35)', () => {
    const path = 'solvencyStatementOn';
    expect(books().refusals(reduction({}))).toEqual([`${path}: missing`]);
    expect(books().refusals(reduction({ [path]: '2026-11-04' }))).toEqual([`${path}: out-of-period`]);
    expect(books().refusals(reduction({ [path]: '2026-11-05' }))).toEqual([]);
    expect(books().refusals(reduction({ [path]: '2026-11-21' }))).toEqual([`${path}: out-of-period`]);
  });

  it('of a public company goes through the court', () => {
    const request = reduction({ solvencyStatementOn: '2026-11-10' });
    expect(books(true).refusals(request)).toEqual(['route: public']);
    expect(books(true).refusals(reduction({ route: 'court' }))).toEqual([]);
  });

  it('after a redenomination is resolved within three months of it (s.626(3))', () => {
    const after = (redenominationResolvedOn?: string) =>
      reduction({ route: 'redenomination', redenominationResolvedOn });
    expect(books().refusals(after())).toEqual(['redenominationResolvedOn: missing']);
    expect(books().refusals(after('2026-08-19'))).toEqual(['redenominationResolvedOn: out-of-period']);
    expect(books().refusals(after('2026-08-20'))).toEqual([]);
  });
});

describe('a resolution', () => {
  it.each<[string, ShareActRequest]>([
    ['a sub-division', { kind: 'subdivision', ...of, into: '2', resolvedOn: '2026-12-02' }],
    ['a consolidation', { kind: 'consolidation', ...of, from: '2', resolvedOn: '2026-12-02' }],
    [
      'a variation',
      {
        kind: 'variation',
        ...of,
        particulars: 'Two votes each',
        votesPerShare: '2',
        isRedeemable: false,
        resolvedOn: '2026-12-02',
      },
    ],
  ])('for %s is not passed after it takes effect', (_name, request) => {
    expect(books().refusals(request)).toEqual(['resolvedOn: after-effect']);
  });
});
