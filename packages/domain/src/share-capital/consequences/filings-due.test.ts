import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { amount } from '../../money/exact-decimal.ts';
import type { ShareActionRequest, ShareEventKind } from '../ledger/event-requests.ts';
import type { LotId } from '../ledger/ids.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  ordinaryTerms,
  PREFERENCE,
  partPaid,
  Register,
} from '../testing/example-register.ts';
import { effectsOfEvent } from './event-effects.ts';
import { bookDutiesFor, entriesFollowedUpSince, filingsDueFor, UNFILED_EVENT_KINDS } from './filings-due.ts';

function preview(register: Register, request: ShareActionRequest, isPublic = false) {
  const event = eventOf(register.plan(request));
  return effectsOfEvent({ event, position: register.at(request.on), isPublic, isUnlimited: false });
}

const on = '2026-12-01';
const resolvedOn = '2026-11-20';
const of = { on, classId: ORDINARY } as const;
const holdings = [{ holderId: BOB, shares: '10' }];
const means = { by: 'nominal', nominalEach: '0.5', repaid: 'paid-up' } as const;
const rights = { particulars: 'Two votes each', votesPerShare: '2', isRedeemable: false };

const withPreference = new Register();
withPreference.post(founding);
const preference = { classId: PREFERENCE, holderId: DAN, shares: '50', priceEach: '1', paidEach: '1' };
withPreference.post({ ...founding, on: '2026-02-01', allottees: [preference] });

function filingsOf(request: ShareActionRequest): readonly string[] {
  const changes = preview(withPreference, request);
  return changes.filings.map(({ form, dueOn }) => `${form} by ${dueOn}`);
}

describe('forms and their last days', () => {
  const fullyPaid = booksAfter(founding, {
    ...partPaid,
    on: '2026-02-01',
    allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '50', priceEach: '1', paidEach: '1' }],
  });

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

  it.each<[string, ShareActionRequest, readonly [string, string][]]>([
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
      'a bonus issue',
      { kind: 'bonus-issue', on, classId: ORDINARY, intoClassId: ORDINARY, newShares: '1', forEvery: '2' },
      [['SH01', '2027-01-01']],
    ],
  ])('%s', (_name, request, expected) => {
    expect(preview(fullyPaid, request).filings.map(({ form, dueOn }) => [form, dueOn])).toEqual(expected);
  });

  it('treasury shares are sold and cancelled with forms, forfeited ones without, but for a public company', () => {
    const register = booksAfter(founding, partPaid);
    register.post({ kind: 'buy-back', on: '2026-12-01', classId: ORDINARY, holdings, into: 'treasury' });
    const cancel: ShareActionRequest = {
      kind: 'cancellation',
      on: '2026-12-02',
      classId: ORDINARY,
      shares: '10',
    };
    expect(preview(register, cancel).filings).toEqual([{ form: 'SH05', dueOn: '2026-12-30' }]);
    register.post(cancel);
    const own = [{ holderId: CARA, shares: '50' }];
    register.post({
      kind: 'forfeiture',
      on: '2026-12-03',
      classId: ORDINARY,
      holdings: own,
      into: 'treasury',
    });
    const sell: ShareActionRequest = {
      kind: 'treasury-sale',
      on: '2026-12-04',
      classId: ORDINARY,
      buyers: [{ transfereeId: DAN, shares: '20' }],
    };
    expect(preview(register, sell).filings).toEqual([]);
    register.post(sell);
    const rest: ShareActionRequest = {
      kind: 'cancellation',
      on: '2026-12-05',
      classId: ORDINARY,
      shares: '30',
    };
    expect(preview(register, rest).filings).toEqual([]);
    expect(preview(register, rest, true).filings).toEqual([{ form: 'SH07', dueOn: '2027-01-05' }]);
  });

  it('a redesignation gives notice of the name, and of the rights where they differ', () => {
    const second = { id: PREFERENCE, terms: { ...ordinaryTerms, name: 'B Ordinary' } };
    const register = new Register([{ id: ORDINARY, terms: ordinaryTerms }, second]);
    register.post(founding);
    const request: ShareActionRequest = {
      kind: 'redesignation',
      on,
      fromClassId: ORDINARY,
      toClassId: PREFERENCE,
    };
    expect(preview(register, request).filings.map(({ form }) => form)).toEqual(['SH08']);
    const other = { ...second, terms: { ...second.terms, votesPerShare: 0n, nominalEach: amount('1') } };
    const withoutVotes = new Register([{ id: ORDINARY, terms: ordinaryTerms }, other]);
    withoutVotes.post(founding);
    expect(preview(withoutVotes, request).filings.map(({ form }) => form)).toEqual(['SH08', 'SH10']);
  });
});

describe('resolutions that are filed within 15 days, beside the forms', () => {
  it.each<[string, ShareActionRequest, readonly string[]]>([
    [
      'a redenomination: any resolution (s.622(8))',
      { kind: 'redenomination', ...of, currency: 'EUR', rate: '1.15', rateOn: '2026-11-10', resolvedOn },
      ['RESOLUTIONS by 2026-12-05', 'SH14 by 2027-01-01'],
    ],
    [
      'a reduction by solvency statement: registered with its papers before it takes effect (s.644(4))',
      {
        kind: 'reduction',
        ...of,
        means,
        route: 'solvency-statement',
        resolvedOn,
        solvencyStatementOn: '2026-11-05',
      },
      [],
    ],
    [
      'a reduction confirmed by the court: registered likewise (s.649(3))',
      { kind: 'reduction', ...of, means, route: 'court', resolvedOn },
      [],
    ],
    [
      'a reduction after a redenomination: registered likewise (s.627(5))',
      {
        kind: 'reduction',
        ...of,
        means: { ...means, nominalEach: '0.95' },
        route: 'redenomination',
        resolvedOn,
        redenominationResolvedOn: '2026-08-20',
      },
      [],
    ],
    [
      'a variation of rights by consent of the class',
      { kind: 'variation', ...of, ...rights, resolvedOn },
      ['RESOLUTIONS by 2026-12-05', 'SH10 by 2027-01-01'],
    ],
    [
      'a variation whose day of consent is not known',
      { kind: 'variation', ...of, ...rights },
      ['SH10 by 2027-01-01'],
    ],
    [
      'a buy-back out of capital: a special resolution (s.716)',
      {
        kind: 'buy-back',
        ...of,
        holdings,
        into: 'cancelled',
        outOf: 'capital',
        resolvedOn: '2026-10-20',
      },
      ['RESOLUTIONS by 2026-11-04', 'SH03 by 2026-12-28', 'SH06 by 2026-12-28'],
    ],
    [
      'a buy-back out of profits: an ordinary resolution, which stays with the company',
      { kind: 'buy-back', ...of, holdings, into: 'cancelled', outOf: 'profits', resolvedOn },
      ['SH03 by 2026-12-28', 'SH06 by 2026-12-28'],
    ],
    [
      'a sub-division: an ordinary resolution, which stays with the company (s.618)',
      { kind: 'subdivision', ...of, into: '10', resolvedOn },
      ['SH02 by 2027-01-01'],
    ],
    [
      'a transmission: nothing until the next confirmation statement',
      { kind: 'transmission', on, fromId: BOB, toId: ALICE, evidence: 'Grant of probate' },
      [],
    ],
  ])('%s', (_name, request, expected) => {
    expect(filingsOf(request)).toEqual(expected);
  });
});

describe('the duties in the books', () => {
  const duties = (request: ShareActionRequest) => preview(booksAfter(founding, partPaid), request).duties;

  it('after an allotment are the entry (s.554) and the certificates (s.769) within two months', () => {
    expect(duties({ ...founding, on: '2026-12-31' })).toEqual({
      registerBy: '2027-02-28',
      certificatesBy: '2027-02-28',
    });
  });

  it('after a transfer are the certificates, counted from its lodging (s.776)', () => {
    expect(duties(bobToAlice)).toEqual({ certificatesBy: '2027-02-02' });
    expect(duties({ ...bobToAlice, lodgedOn: '2026-11-15' })).toEqual({ certificatesBy: '2027-01-15' });
  });

  it('after anything else are none', () => {
    expect(bookDutiesFor(eventOf(foundedBooks().plan({ kind: 'subdivision', ...of, into: '2' })))).toEqual(
      {},
    );
  });
});

describe('what is followed up', () => {
  it('is an event of the last 400 days', () => {
    expect(entriesFollowedUpSince(civilDate('2026-12-01'))).toBe('2025-10-27');
  });

  it('leaves out the kinds that need no form after the entry', () => {
    const unfiled: Partial<Record<ShareEventKind, ShareActionRequest>> = {
      transfer: bobToAlice,
      transmission: { kind: 'transmission', on, fromId: BOB, toId: ALICE, evidence: 'Probate' },
      reduction: { kind: 'reduction', ...of, means, route: 'court', resolvedOn },
    };
    for (const [kind, request] of Object.entries(unfiled)) {
      expect(UNFILED_EVENT_KINDS).toContain(kind);
      expect(preview(foundedBooks(), request).filings).toEqual([]);
    }
  });

  const facts = { isPublic: false, isUnlimited: false, classes: [], forfeitedLots: new Set<LotId>() };

  it('is no return of allotments for an unlimited company, which section 555 does not bind', () => {
    const event = eventOf(foundedBooks().plan(partPaid));
    expect(filingsDueFor(event, facts)).toMatchObject([{ form: 'SH01' }]);
    expect(filingsDueFor(event, { ...facts, isUnlimited: true })).toEqual([]);
  });

  it('is nothing for a reversal: what was filed needs a second filing, by hand', () => {
    const register = foundedBooks();
    const reversal = register.reverse(register.post(partPaid));
    expect(filingsDueFor(reversal, facts)).toEqual([]);
  });
});
