import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { shareCount } from '../../money/exact-decimal.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  CARA,
  founding,
  ORDINARY,
  ordinaryTerms,
  partPaid,
  Register,
} from '../events/register.fixture.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { describeNumberRanges } from '../ledger/number-range.ts';
import { holdingsOfHolder } from '../readings/holdings.ts';
import { applyCertificateChange, type Certificate, liveCertificates } from './certificate.ts';
import {
  type CertificateOutcome,
  deliverCertificates,
  duplicateCertificate,
  mergeCertificates,
  replaceCertificate,
  splitCertificate,
} from './certificate-acts.ts';
import { certificatesForEntry, certificatesForHoldings } from './certificates-for-entry.ts';

/** Records requests and keeps the certificates that follow from them. */
function certificatesAfter(
  register: Register,
  ...requests: readonly ShareActRequest[]
): readonly Certificate[] {
  let certificates: readonly Certificate[] = [];
  for (const request of requests) {
    const event = register.record(request);
    const context = {
      issuedOn: event.effectiveOn,
      findLot: (id: (typeof event.lots)[number]['id']) => register.ledger.lot(id),
    };
    certificates = applyCertificateChange(certificates, certificatesForEntry([event], certificates, context));
  }
  return certificates;
}

const read = (certificates: readonly Certificate[]) =>
  certificates.map(({ number, holderId, shares, status, origin }) => [
    number,
    holderId,
    String(shares / 1_000_000n),
    status,
    origin,
  ]);
const after = (certificates: readonly Certificate[], outcome: CertificateOutcome) => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return applyCertificateChange(certificates, outcome.change);
};
const on = civilDate('2026-12-20');

describe('certificates that follow from events', () => {
  it('name a holder: shares of which nobody knows whose they are get one once it is known', () => {
    const register = new Register();
    const event = register.record(founding);
    const findLot = register.ledger.lot.bind(register.ledger);
    const around = { issuedOn: event.effectiveOn, findLot, notKnown: new Set([BOB]) };
    const certificates = applyCertificateChange([], certificatesForEntry([event], [], around));
    expect(read(certificates)).toEqual([[1, ALICE, '60', 'live', 'new']]);
    const holdings = holdingsOfHolder(register.at(on), BOB);
    const change = certificatesForHoldings(holdings, on);
    expect(read(applyCertificateChange(certificates, change))).toContainEqual([2, BOB, '40', 'live', 'new']);
  });

  it('L3: Bob’s forty are cancelled; Alice gets fifteen, Bob the balance of twenty-five', () => {
    expect(read(certificatesAfter(new Register(), founding, partPaid, bobToAlice))).toEqual([
      [1, ALICE, '60', 'live', 'new'],
      [2, BOB, '40', 'cancelled', 'new'],
      [3, CARA, '50', 'live', 'new'],
      [4, BOB, '25', 'live', 'balance'],
      [5, ALICE, '15', 'live', 'new'],
    ]);
  });

  it('who has one for just as many shares gives that one up', () => {
    const back: ShareActRequest = {
      kind: 'transfer',
      on: '2026-12-02',
      classId: ORDINARY,
      transferorId: ALICE,
      transferees: [{ transfereeId: CARA, shares: '15' }],
    };
    expect(read(certificatesAfter(new Register(), founding, bobToAlice, back))).toEqual([
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
    const subdivision: ShareActRequest = {
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
});

describe('acts on certificates', () => {
  const certificates = certificatesAfter(new Register(), founding);
  const [first] = certificates;
  if (!first) throw new Error('no certificate');

  it('a duplicate of a lost one needs the indemnity', () => {
    expect(duplicateCertificate(first, { on, indemnityOn: undefined })).toMatchObject({
      errors: [{ path: 'indemnityOn', code: 'missing' }],
    });
    const made = after(certificates, duplicateCertificate(first, { on, indemnityOn: on }));
    expect(made[0]).toMatchObject({ status: 'lost', endedOn: on });
    expect(made[2]).toMatchObject({ number: 3, origin: 'duplicate', replaces: [1], indemnityOn: on });
  });

  it('a split makes up the whole', () => {
    expect(splitCertificate(first, ['10', '20'], on)).toMatchObject({
      errors: [{ code: 'does-not-add-up' }],
    });
    expect(splitCertificate(first, ['x', '60'], on)).toMatchObject({ errors: [{ path: 'parts.0' }] });
    expect(read(after(certificates, splitCertificate(first, ['10', '50'], on)))).toEqual([
      [1, ALICE, '60', 'replaced', 'new'],
      [2, BOB, '40', 'live', 'new'],
      [3, ALICE, '10', 'live', 'split'],
      [4, ALICE, '50', 'live', 'split'],
    ]);
  });

  it('a split divides numbers in their order', () => {
    const numbered = {
      ...first,
      numbers: [
        { first: 1n, last: 40n },
        { first: 61n, last: 80n },
      ],
    };
    const made = after([numbered], splitCertificate(numbered, ['45', '15'], on));
    expect(made.slice(1).map((each) => describeNumberRanges(each.numbers))).toEqual(['1-40, 61-65', '66-80']);
  });

  it('several become one, of one holding only', () => {
    const made = after(certificates, splitCertificate(first, ['10', '50'], on));
    const live = liveCertificates(made, { holderId: ALICE, classId: ORDINARY });
    expect(read(after(made, mergeCertificates(live, on))).at(-1)).toEqual([
      5,
      ALICE,
      '60',
      'live',
      'replacement',
    ]);
    expect(mergeCertificates(certificates, on)).toMatchObject({ errors: [{ code: 'not-one-holding' }] });
  });

  it('all are delivered on a day that has come and on which they were issued', () => {
    const delivered = (day: string) =>
      deliverCertificates(
        [
          { ...first, issuedOn: civilDate('2026-12-01') },
          { ...first, issuedOn: on },
        ],
        {
          on: civilDate(day),
          today: civilDate('2026-12-22'),
        },
      );
    expect(delivered('2026-12-19')).toMatchObject({
      errors: [
        { path: 'deliveredOn', code: 'before-issue', message: expect.stringContaining('20 December') },
      ],
    });
    expect(delivered('2026-12-23')).toMatchObject({
      errors: [{ path: 'deliveredOn', code: 'in-the-future' }],
    });
    for (const day of ['2026-12-20', '2026-12-22'])
      expect(after(certificates, delivered(day))).toEqual(certificates);
  });

  it('one that has ended can neither be replaced nor split', () => {
    const made = after(certificates, replaceCertificate(first, on));
    const [ended] = made;
    expect(ended && replaceCertificate(ended, on)).toMatchObject({ errors: [{ code: 'not-live' }] });
    expect(ended && splitCertificate(ended, ['30', '30'], on).ok).toBe(false);
  });
});
