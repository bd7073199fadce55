import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { amount } from '../../money/exact-decimal.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  founding,
  ORDINARY,
  ordinaryTerms,
  PREFERENCE,
  partPaid,
  Register,
} from '../events/register.fixture.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { personId } from '../ledger/ids.ts';
import { suggestedControl } from './control-changes.ts';
import { controlNotice } from './control-notice.ts';
import { type WhatChanges, whatChanges } from './what-changes.ts';

const person = (name: string) => personId(`${name}-person`);

function preview(register: Register, request: ShareActRequest, isPublic = false): WhatChanges {
  const planned = register.plan(request);
  if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
  return whatChanges({ event: planned.event, position: register.at(request.on), isPublic });
}

describe('what an allotment brings with it (L2)', () => {
  const changes = preview(booksAfter(founding), partPaid);

  it('the return within a month, register and certificates within two', () => {
    expect(changes.filings).toEqual([{ form: 'SH01', dueOn: '2026-12-30' }]);
    expect(changes.duties).toEqual({ registerBy: '2027-01-30', certificatesBy: '2027-01-30' });
  });

  it('capital before and after', () => {
    expect(changes.capital.before.currencies).toMatchObject([{ totalShares: '100' }]);
    expect(changes.capital.after.currencies).toMatchObject([{ totalShares: '150', totalUnpaid: '50' }]);
  });

  it('notices about control within 14 days of the confirmation (D26)', () => {
    const confirmedOn = civilDate('2026-12-03');
    expect(controlNotice({ notice: 'changed' }, 'individual', confirmedOn)).toMatchObject({
      form: 'PSC04',
      dueOn: '2026-12-16',
    });
    expect(controlNotice({ notice: 'became' }, 'individual', confirmedOn).form).toBe('PSC01');
    expect(controlNotice({ notice: 'asked' }, 'individual', confirmedOn).form).toBeUndefined();
  });

  it('no notice of a change before 26 June 2017: the confirmation statement carried it, or a notice by 9 July', () => {
    const noticeOf = (on: string) => controlNotice({ notice: 'became' }, 'individual', civilDate(on));
    expect(noticeOf('2016-04-06')).toMatchObject({ form: 'CS01', dueOn: '2017-07-09' });
    expect(noticeOf('2017-06-25')).toMatchObject({ form: 'CS01', dueOn: '2017-07-09' });
    expect(noticeOf('2017-06-26')).toMatchObject({ form: 'PSC01', dueOn: '2017-07-09' });
    expect(controlNotice({ notice: 'asked' }, 'individual', civilDate('2016-05-01'))).toEqual({
      notice: 'asked',
      form: undefined,
      dueOn: '2017-07-09',
    });
  });
});

describe('what a transfer brings with it (L3)', () => {
  it('no form, and other holdings', () => {
    const changes = preview(booksAfter(founding, partPaid), bobToAlice);
    expect(changes.filings).toEqual([]);
    expect(
      changes.holdings.map(({ before, after }) => [before, after].map(({ shares }) => `${shares}`)),
    ).toEqual([
      ['40000000', '25000000'],
      ['60000000', '75000000'],
    ]);
  });
});

describe('control', () => {
  it('asks where there are two currencies, and counts votes all the same (L7)', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    register.record({
      kind: 'allotment',
      on: '2026-12-03',
      allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '1000', priceEach: '1', paidEach: '1' }],
    });
    register.record({
      kind: 'buy-back',
      on: '2026-12-03',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '10' }],
      into: 'cancelled',
    });
    expect(suggestedControl(register.at('2026-12-03')).get(person('alice'))).toEqual({
      shares: 'several-currencies',
      sharesBetween: [undefined, '50-to-75-percent'],
      votes: '50-to-75-percent',
    });
  });

  it('counts treasury shares as capital and not as votes (P8)', () => {
    const register = new Register();
    const allottees = [ALICE, BOB, CARA].map((holderId, index) => ({
      classId: ORDINARY,
      holderId,
      shares: ['25', '65', '10'][index] ?? '',
      priceEach: '1',
      paidEach: '1',
    }));
    register.record({ kind: 'allotment', on: '2026-01-15', allottees });
    register.record({
      kind: 'buy-back',
      on: '2026-02-01',
      classId: ORDINARY,
      holdings: [{ holderId: CARA, shares: '10' }],
      into: 'treasury',
    });
    expect(suggestedControl(register.at('2026-02-01')).get(person('alice'))).toEqual({
      shares: undefined,
      votes: '25-to-50-percent',
    });
  });
});

describe('forms and their last days', () => {
  const fullyPaid = booksAfter(founding, {
    ...partPaid,
    on: '2026-02-01',
    allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '50', priceEach: '1', paidEach: '1' }],
  });
  const holdings = [{ holderId: BOB, shares: '10' }];
  const on = '2026-12-01';

  it('stamp duty with the return of a buy-back above £1,000, within 30 days', () => {
    const bought = (consideration?: string) =>
      preview(fullyPaid, {
        kind: 'buy-back',
        on,
        classId: ORDINARY,
        holdings,
        into: 'cancelled',
        consideration,
      });
    expect(bought('2500').duties.stampDuty).toEqual({ duty: amount('15'), dueOn: '2026-12-31' });
    expect(bought('1000').duties.stampDuty).toBeUndefined();
    expect(bought().duties.stampDuty).toBeUndefined();
  });

  it.each<[string, ShareActRequest, readonly [string, string][]]>([
    [
      'L4: a sub-division',
      { kind: 'subdivision', on, classId: ORDINARY, into: '10' },
      [['SH02', '2027-01-01']],
    ],
    [
      'L7: a buy-back into cancellation',
      { kind: 'buy-back', on, classId: ORDINARY, holdings, into: 'cancelled' },
      [
        ['SH03', '2026-12-28'],
        ['SH06', '2026-12-28'],
      ],
    ],
    [
      'a buy-back into treasury',
      { kind: 'buy-back', on, classId: ORDINARY, holdings, into: 'treasury' },
      [['SH03', '2026-12-28']],
    ],
    [
      'a redemption',
      { kind: 'redemption', on, classId: PREFERENCE, holdings: [{ holderId: DAN, shares: '10' }] },
      [['SH02', '2027-01-01']],
    ],
    ['a new class name', { kind: 'class-name', on, classId: ORDINARY, name: 'A' }, [['SH08', '2027-01-01']]],
    [
      'a variation of rights',
      {
        kind: 'variation',
        on,
        classId: ORDINARY,
        particulars: 'Two votes each',
        votesPerShare: '2',
        isRedeemable: false,
      },
      [['SH10', '2027-01-01']],
    ],
    [
      'a reduction, from its resolution',
      {
        kind: 'reduction',
        on,
        classId: ORDINARY,
        means: { by: 'nominal', nominalEach: '0.5', repaid: 'paid-up' },
        route: 'solvency-statement',
        resolvedOn: '2026-11-20',
        solvencyStatementOn: '2026-11-05',
      },
      [
        ['RESOLUTIONS', '2026-12-05'],
        ['SH19', '2026-12-05'],
      ],
    ],
    [
      'a bonus issue',
      { kind: 'bonus-issue', on, classId: ORDINARY, intoClassId: ORDINARY, newShares: '1', forEvery: '2' },
      [['SH01', '2027-01-01']],
    ],
  ])('%s', (_name, request, expected) => {
    expect(preview(fullyPaid, request).filings.map(({ form, dueOn }) => [form, dueOn])).toEqual(expected);
  });

  it('treasury shares are sold and cancelled with forms, forfeited ones without, but for a public company', () => {
    const register = booksAfter(founding, partPaid);
    register.record({ kind: 'buy-back', on: '2026-12-01', classId: ORDINARY, holdings, into: 'treasury' });
    const cancel: ShareActRequest = {
      kind: 'cancellation',
      on: '2026-12-02',
      classId: ORDINARY,
      shares: '10',
    };
    expect(preview(register, cancel).filings).toEqual([{ form: 'SH05', dueOn: '2026-12-30' }]);
    register.record(cancel);
    const own = [{ holderId: CARA, shares: '50' }];
    register.record({
      kind: 'forfeiture',
      on: '2026-12-03',
      classId: ORDINARY,
      holdings: own,
      into: 'treasury',
    });
    const sell: ShareActRequest = {
      kind: 'treasury-sale',
      on: '2026-12-04',
      classId: ORDINARY,
      buyers: [{ transfereeId: DAN, shares: '20' }],
    };
    expect(preview(register, sell).filings).toEqual([]);
    register.record(sell);
    const rest: ShareActRequest = { kind: 'cancellation', on: '2026-12-05', classId: ORDINARY, shares: '30' };
    expect(preview(register, rest).filings).toEqual([]);
    expect(preview(register, rest, true).filings).toEqual([{ form: 'SH07', dueOn: '2027-01-05' }]);
  });

  it('a redesignation gives notice of the name, and of the rights where they differ', () => {
    const second = { id: PREFERENCE, terms: { ...ordinaryTerms, name: 'B Ordinary' } };
    const register = new Register([{ id: ORDINARY, terms: ordinaryTerms }, second]);
    register.record(founding);
    const request: ShareActRequest = {
      kind: 'redesignation',
      on,
      fromClassId: ORDINARY,
      toClassId: PREFERENCE,
    };
    expect(preview(register, request).filings.map(({ form }) => form)).toEqual(['SH08']);
    const other = { ...second, terms: { ...second.terms, votesPerShare: 0n, nominalEach: amount('1') } };
    const withoutVotes = new Register([{ id: ORDINARY, terms: ordinaryTerms }, other]);
    withoutVotes.record(founding);
    expect(preview(withoutVotes, request).filings.map(({ form }) => form)).toEqual(['SH08', 'SH10']);
  });
});
