import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { shareCount } from '../../money/exact-decimal.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { holdingsOf, holdingsOfHolder } from '../projections/holdings.ts';
import { applyCertificateChange, liveCertificates } from '../testing/reference-model/certificate-register.ts';
import { certificatesAfter, readCertificates } from '../testing/example-certificates.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  CARA,
  DAN,
  founding,
  ORDINARY,
  ordinaryTerms,
  partPaid,
  Register,
} from '../testing/example-register.ts';
import type { Certificate } from './certificate.ts';
import { certificatesForEntry, certificatesForHoldings } from './certificates-for-entry.ts';

const on = civilDate('2026-12-20');

describe('certificates that follow from events', () => {
  it('name a holder: shares of unidentified holders get one once they are allocated', () => {
    const register = new Register();
    const event = register.post(founding);
    const findLot = register.ledger.lot.bind(register.ledger);
    const around = { issuedOn: event.effectiveOn, findLot, unidentified: new Set([BOB]) };
    const certificates = applyCertificateChange([], certificatesForEntry([event], [], around));
    expect(readCertificates(certificates)).toEqual([[1, ALICE, '60', 'live', 'new']]);
    const holdings = holdingsOfHolder(register.at(on), BOB);
    const change = certificatesForHoldings(holdings, on);
    expect(readCertificates(applyCertificateChange(certificates, change))).toContainEqual([
      2,
      BOB,
      '40',
      'live',
      'new',
    ]);
  });

  it('L3: Bob’s forty are cancelled; Alice gets fifteen, Bob the balance of twenty-five', () => {
    expect(readCertificates(certificatesAfter(new Register(), founding, partPaid, bobToAlice))).toEqual([
      [1, ALICE, '60', 'live', 'new'],
      [2, BOB, '40', 'cancelled', 'new'],
      [3, CARA, '50', 'live', 'new'],
      [4, BOB, '25', 'live', 'balance'],
      [5, ALICE, '15', 'live', 'new'],
    ]);
  });

  it('who has one for just as many shares gives that one up', () => {
    const back: ShareActionRequest = {
      kind: 'transfer',
      on: '2026-12-02',
      classId: ORDINARY,
      transferorId: ALICE,
      transferees: [{ transfereeId: CARA, shares: '15' }],
    };
    expect(readCertificates(certificatesAfter(new Register(), founding, bobToAlice, back))).toEqual([
      [1, ALICE, '60', 'live', 'new'],
      [2, BOB, '40', 'cancelled', 'new'],
      [3, BOB, '25', 'live', 'balance'],
      [4, ALICE, '15', 'cancelled', 'new'],
      [5, CARA, '15', 'live', 'new'],
    ]);
  });

  it('a reversal cancels what the reversed entry made, though older ones are for as many shares', () => {
    const register = new Register();
    const certificates = certificatesAfter(register, founding, bobToAlice, bobToAlice);
    const wrong = register.ledger.list().at(-1);
    if (!wrong) throw new Error('no entry');
    const context = { issuedOn: on, findLot: () => undefined };
    const change = certificatesForEntry([register.reverse(wrong)], certificates, context);
    expect(change.end.map(({ number }) => number)).toEqual([6]);
  });

  it('a sub-division replaces all of a holder’s certificates by one', () => {
    const subdivision: ShareActionRequest = {
      kind: 'subdivision',
      on: '2026-12-03',
      classId: ORDINARY,
      into: '10',
    };
    const certificates = certificatesAfter(new Register(), founding, bobToAlice, subdivision);
    const live = liveCertificates(certificates, { holderId: ALICE, classId: ORDINARY });
    expect(live.map(({ shares, replaces }) => [shares, replaces])).toEqual([[shareCount('750'), [1, 4]]]);
  });

  it('certificates of numbered shares bear the numbers', () => {
    const register = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
    const certificates = certificatesAfter(register, founding, {
      ...bobToAlice,
      transferees: [{ transfereeId: ALICE, shares: '15', numbers: '71-80, 91-95' }],
    });
    const numbers = (holderId: typeof ALICE) =>
      liveCertificates(certificates, { holderId, classId: ORDINARY }).map((each) =>
        describeNumberRanges(each.numbers),
      );
    expect(numbers(ALICE)).toEqual(['1-60', '71-80, 91-95']);
    expect(numbers(BOB)).toEqual(['61-70, 81-90, 96-100']);
  });

  it('a buy-back of all shares cancels and issues nothing', () => {
    const all: ShareActionRequest = {
      kind: 'buy-back',
      on: '2026-12-03',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '40' }],
      into: 'treasury',
    };
    expect(readCertificates(certificatesAfter(new Register(), founding, all))).toEqual([
      [1, ALICE, '60', 'live', 'new'],
      [2, BOB, '40', 'cancelled', 'new'],
    ]);
  });

  it('shares given up are taken from the oldest certificates, and a balance is certified', () => {
    const second = { ...founding, on: '2026-02-01', allottees: [{ ...founding.allottees[1], shares: '10' }] };
    const third = { ...second, on: '2026-03-01' };
    const sold: ShareActionRequest = { ...bobToAlice, transferees: [{ transfereeId: DAN, shares: '45' }] };
    expect(
      readCertificates(certificatesAfter(new Register(), founding, second, third, sold)).slice(1),
    ).toEqual([
      [2, BOB, '40', 'cancelled', 'new'],
      [3, BOB, '10', 'cancelled', 'new'],
      [4, BOB, '10', 'live', 'new'],
      [5, BOB, '5', 'live', 'balance'],
      [6, DAN, '45', 'live', 'new'],
    ]);
  });

  it('an event that moves no shares changes no certificate', () => {
    const name: ShareActionRequest = { kind: 'class-name', on: '2026-12-03', classId: ORDINARY, name: 'A' };
    expect(certificatesAfter(new Register(), founding, name)).toEqual(
      certificatesAfter(new Register(), founding),
    );
  });

  it('a call replaces the certificate, which states what is paid up', () => {
    const call: ShareActionRequest = { kind: 'call', on: '2026-12-03', classId: ORDINARY, callEach: '0.5' };
    const made = certificatesAfter(new Register(), partPaid, call);
    expect(readCertificates(made)).toEqual([
      [1, CARA, '50', 'cancelled', 'new'],
      [2, CARA, '50', 'live', 'replacement'],
    ]);
  });

  it('a correction to fewer shares replaces the certificate of the corrected entry', () => {
    const register = new Register();
    const certificates = certificatesAfter(register, founding, bobToAlice);
    const wrong = register.ledger.list().at(-1);
    if (!wrong) throw new Error('no entry');
    const corrected = register.correct(wrong, {
      ...bobToAlice,
      transferees: [{ transfereeId: ALICE, shares: '12' }],
    });
    if (!corrected.ok || !('events' in corrected)) throw new Error('refused');
    const context = { issuedOn: on, findLot: register.ledger.lot.bind(register.ledger) };
    const change = certificatesForEntry(corrected.events, certificates, context);
    expect(change.issue.filter(({ holderId }) => holderId === ALICE)).toMatchObject([
      { shares: shareCount('12'), origin: 'replacement', replaces: [4] },
    ]);
  });

  it('a correction that leaves a holding as it was leaves its certificates', () => {
    const register = new Register();
    const certificates = certificatesAfter(register, founding, bobToAlice);
    const wrong = register.ledger.list().at(-1);
    if (!wrong) throw new Error('no entry');
    const corrected = register.correct(wrong, {
      ...bobToAlice,
      transferees: [{ transfereeId: ALICE, shares: '15', consideration: '950' }],
    });
    if (!corrected.ok || !('events' in corrected)) throw new Error('refused');
    const context = { issuedOn: on, findLot: register.ledger.lot.bind(register.ledger) };
    expect(certificatesForEntry(corrected.events, certificates, context)).toEqual({ end: [], issue: [] });
  });
});

describe('shares of an opening balance whose certificates are not known', () => {
  /** Bob has thirty such shares and a certificate for ten more; what he keeps where he gives some to Alice. */
  const afterGiving = (shares: string) => {
    const register = new Register();
    const opened = register.post({
      kind: 'opening-balance',
      on: '2026-06-30',
      issuesCertificates: false,
      holdings: [{ classId: ORDINARY, holderId: BOB, shares: '30', priceEach: '1', unpaidEach: '0' }],
    });
    const around = { issuedOn: on, findLot: register.ledger.lot.bind(register.ledger) };
    const balances = new Set([opened.id]);
    const follow = (known: readonly Certificate[], request: ShareActionRequest) => {
      const before = holdingsOf(register.at('2026-12-01'));
      const change = certificatesForEntry([register.post(request)], known, { ...around, balances, before });
      return applyCertificateChange(known, change);
    };
    const ten = { classId: ORDINARY, holderId: BOB, shares: '10', priceEach: '1', paidEach: '1' };
    const known = follow([], { kind: 'allotment', on: '2026-07-01', allottees: [ten] });
    const given = follow(known, { ...bobToAlice, transferees: [{ transfereeId: ALICE, shares }] });
    return readCertificates(liveCertificates(given, { holderId: BOB, classId: ORDINARY }));
  };

  it.each([
    ['15', [[1, BOB, '10', 'live', 'new']]],
    ['30', [[1, BOB, '10', 'live', 'new']]],
    ['35', [[2, BOB, '5', 'live', 'balance']]],
    ['40', []],
  ])('are given up before those that are known: of %s remain %j', (shares, remaining) => {
    expect(afterGiving(shares)).toEqual(remaining);
  });
});
