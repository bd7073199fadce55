import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import { applyCertificateChange, liveCertificates } from '../testing/reference-model/certificate-register.ts';
import { certificatesAfter, readCertificates } from '../testing/example-certificates.ts';
import { ALICE, BOB, founding, ORDINARY, Register } from '../testing/example-register.ts';
import type { Certificate } from './certificate.ts';
import {
  type CertificateOutcome,
  deliverCertificates,
  duplicateCertificate,
  mergeCertificates,
  replaceCertificate,
  splitCertificate,
} from './certificate-actions.ts';

const on = civilDate('2026-12-20');

const after = (certificates: readonly Certificate[], outcome: CertificateOutcome) => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return applyCertificateChange(certificates, outcome.change);
};

describe('actions on certificates', () => {
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
    expect(readCertificates(after(certificates, splitCertificate(first, ['10', '50'], on)))).toEqual([
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
    expect(readCertificates(after(made, mergeCertificates(live, on))).at(-1)).toEqual([
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

  it('a duplicate cannot be older than its indemnity, nor of a certificate that has ended', () => {
    const tomorrow = civilDate('2026-12-21');
    expect(duplicateCertificate(first, { on, indemnityOn: tomorrow })).toMatchObject({
      errors: [{ path: 'indemnityOn', code: 'after-issue' }],
    });
    expect(duplicateCertificate({ ...first, status: 'cancelled' }, { on, indemnityOn: on })).toMatchObject({
      errors: [{ code: 'not-live' }],
    });
  });

  it('a merger takes no certificate that has ended, and at least two', () => {
    expect(mergeCertificates([first], on)).toMatchObject({ errors: [{ code: 'not-one-holding' }] });
    expect(mergeCertificates([first, { ...first, status: 'lost' }], on)).toMatchObject({
      errors: [{ code: 'not-live' }],
    });
  });

  it('a split has at least two parts, each a whole number above zero', () => {
    expect(splitCertificate(first, ['60'], on)).toMatchObject({
      errors: [{ path: 'parts', code: 'does-not-add-up' }],
    });
    expect(splitCertificate(first, ['0', '60', '1.5'], on)).toMatchObject({
      errors: [{ path: 'parts.0' }, { path: 'parts.2' }],
    });
  });

  it('a replacement keeps shares and numbers, and names what it replaces', () => {
    const made = after(certificates, replaceCertificate(first, on));
    expect(made.at(-1)).toMatchObject({
      number: 3,
      origin: 'replacement',
      replaces: [1],
      shares: first.shares,
      issuedOn: on,
    });
  });
});
