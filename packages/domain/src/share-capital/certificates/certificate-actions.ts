import type { CivilDate } from '../../dates/civil-date.ts';
import { formatCivilDate } from '../../dates/date-text.ts';
import { fieldError, type FieldError } from '../../field-error.ts';
import {
  formatCount,
  parseShareCount,
  type ShareCount,
  sumShares,
  wholeCountOf,
} from '../../money/exact-decimal.ts';
import { rangeFrom, sharesIn } from '../ledger/distinguishing-numbers.ts';
import {
  type Certificate,
  type CertificateChange,
  type CertificateOrigin,
  type CertificateToIssue,
  sharesCertified,
} from './certificate.ts';

/** The change of certificates by an action of the company, or the errors in it. */
export type CertificateOutcome =
  | { readonly ok: true; readonly change: CertificateChange }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Issues a duplicate of a lost or destroyed certificate, against an indemnity (model articles, art. 25). */
export function duplicateCertificate(
  certificate: Certificate,
  { on, indemnityOn }: { readonly on: CivilDate; readonly indemnityOn: CivilDate | undefined },
): CertificateOutcome {
  if (certificate.status !== 'live') return refused(notLive(certificate));
  if (indemnityOn === undefined) {
    return refused(fieldError('indemnityOn', 'missing', 'Enter the date of the indemnity'));
  }
  if (indemnityOn > on) {
    const message = 'Enter a date not after the duplicate is made';
    return refused(fieldError('indemnityOn', 'after-issue', message));
  }
  const duplicate = { ...successor([certificate], 'duplicate', on), indemnityOn };
  return done([certificate], 'lost', { on, issue: [duplicate] });
}

/** Replaces a certificate that is damaged or whose wording no longer fits. */
export function replaceCertificate(certificate: Certificate, on: CivilDate): CertificateOutcome {
  if (certificate.status !== 'live') return refused(notLive(certificate));
  return done([certificate], 'replaced', { on, issue: [successor([certificate], 'replacement', on)] });
}

/** Replaces several certificates of one account and class by one. */
export function mergeCertificates(certificates: readonly Certificate[], on: CivilDate): CertificateOutcome {
  const [first] = certificates;
  const ended = certificates.find(({ status }) => status !== 'live');
  if (ended) return refused(notLive(ended));
  const isOneHolding = certificates.every(
    ({ holderId, classId }) => holderId === first?.holderId && classId === first.classId,
  );
  if (certificates.length < 2 || !isOneHolding) {
    const message = 'Choose two or more certificates of one holder and class';
    return refused(fieldError('certificates', 'not-one-holding', message));
  }
  return done(certificates, 'replaced', { on, issue: [successor(certificates, 'replacement', on)] });
}

/** Replaces a certificate by several that together are for its shares. Distinguishing numbers are split in their order. */
export function splitCertificate(
  certificate: Certificate,
  parts: readonly string[],
  on: CivilDate,
): CertificateOutcome {
  if (certificate.status !== 'live') return refused(notLive(certificate));
  const counts: ShareCount[] = [];
  const errors: FieldError[] = [];
  parts.forEach((part, index) => {
    const parsed = parseShareCount(part);
    if (parsed.ok && parsed.value > 0n && wholeCountOf(parsed.value) !== undefined) counts.push(parsed.value);
    else errors.push(fieldError(`parts.${index}`, 'not-whole', 'Enter a whole number of shares'));
  });
  if (errors.length > 0) return refused(...errors);
  const total = sumShares(counts);
  if (counts.length < 2 || total !== certificate.shares) {
    const message = `Enter two or more numbers that add up to ${formatCount(certificate.shares)}`;
    return refused(fieldError('parts', 'does-not-add-up', message));
  }
  const whole = successor([certificate], 'split', on);
  const issue = splitNumbers(certificate, counts).map((numbers, index) => ({
    ...whole,
    shares: counts[index] ?? certificate.shares,
    numbers,
  }));
  return done([certificate], 'replaced', { on, issue });
}

/** Records the delivery of certificates: not in the future and not before any of them was issued. */
export function deliverCertificates(
  certificates: readonly Certificate[],
  { on, today }: { readonly on: CivilDate; readonly today: CivilDate },
): CertificateOutcome {
  const path = 'deliveredOn';
  if (on > today) return refused(fieldError(path, 'in-the-future', 'Enter a day that is not in the future'));
  const early = certificates.find(({ issuedOn }) => on < issuedOn);
  if (early) {
    const message = `Enter a day from ${formatCivilDate(early.issuedOn)}, when certificate ${early.number} was issued`;
    return refused(fieldError(path, 'before-issue', message));
  }
  return { ok: true, change: { end: [], issue: [] } };
}

function splitNumbers(
  { numbers }: Certificate,
  counts: readonly ShareCount[],
): readonly Certificate['numbers'][] {
  let left = [...numbers];
  return counts.map((count) => {
    const own: Certificate['numbers'][number][] = [];
    let wanted = wholeCountOf(count) ?? 0n;
    while (wanted > 0n && left[0]) {
      const [range, ...rest] = left;
      const size = wholeCountOf(sharesIn(range)) ?? 0n;
      const taken = size < wanted ? size : wanted;
      own.push(rangeFrom(range.first, taken));
      left = taken < size ? [{ first: range.first + taken, last: range.last }, ...rest] : rest;
      wanted -= taken;
    }
    return own;
  });
}

function successor(
  certificates: readonly Certificate[],
  origin: CertificateOrigin,
  issuedOn: CivilDate,
): CertificateToIssue {
  const [first] = certificates;
  if (!first) throw new RangeError('A certificate replaces another');
  const { holderId, classId } = first;
  const numbers = certificates.flatMap((each) => each.numbers);
  const replaces = certificates.map(({ number }) => number);
  return { holderId, classId, shares: sharesCertified(certificates), numbers, origin, issuedOn, replaces };
}

function notLive({ number }: Certificate): FieldError {
  const message = `Choose a live certificate: number ${number} is not one any more`;
  return fieldError('number', 'not-live', message);
}

function refused(...errors: readonly FieldError[]): CertificateOutcome {
  return { ok: false, errors };
}

function done(
  ended: readonly Certificate[],
  status: 'lost' | 'replaced',
  { on, issue }: { on: CivilDate; issue: readonly CertificateToIssue[] },
): CertificateOutcome {
  return { ok: true, change: { end: ended.map(({ number }) => ({ number, status, on })), issue } };
}
