import type { CivilDate } from '../../dates/civil-date.ts';
import { type ShareCount, sumShares } from '../../money/exact-decimal.ts';
import type { HolderId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { NumberRange } from '../ledger/number-range.ts';

/** Why a certificate was made; `entered`: it was on paper before the books began. */
export type CertificateOrigin = 'new' | 'balance' | 'split' | 'duplicate' | 'replacement' | 'entered';

/** A certificate is live until it ends: cancelled with the shares, lost, or replaced by another. */
export type CertificateStatus = 'live' | 'cancelled' | 'lost' | 'replaced';

/** What a certificate says: one class, one account (joint holders get one), so many shares. */
export interface CertificateContent {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  readonly shares: ShareCount;
  /** Distinguishing numbers of the shares, for a numbered class. */
  readonly numbers: readonly NumberRange[];
}

/**
 * A share certificate (ss.768-769, 776). Numbers run per company, rise, and are never used again; but one that was on paper before
 * may be entered anew after the balance that it was entered with is taken back.
 */
export interface Certificate extends CertificateContent {
  readonly number: number;
  readonly origin: CertificateOrigin;
  readonly issuedOn: CivilDate;
  /** The event of the ledger it was issued for; none for a split, duplicate or replacement. */
  readonly eventId?: ShareEventId | undefined;
  /** The certificates it takes the place of. */
  readonly replaces: readonly number[];
  readonly status: CertificateStatus;
  readonly endedOn?: CivilDate | undefined;
  /** The day of the indemnity for a lost certificate, on its duplicate. */
  readonly indemnityOn?: CivilDate | undefined;
}

/** A certificate to be made, still without a number; one that was on paper before brings its own. */
export interface CertificateToIssue extends Omit<Certificate, 'number' | 'status' | 'endedOn'> {
  readonly number?: number | undefined;
}

/** What an act does to the certificates: first these end, then those are made, in this order. */
export interface CertificateChange {
  readonly end: readonly {
    readonly number: number;
    readonly status: Exclude<CertificateStatus, 'live'>;
    readonly on: CivilDate;
    /** The event of the ledger that ends it; none for an act on certificates alone. */
    readonly eventId?: ShareEventId | undefined;
  }[];
  readonly issue: readonly CertificateToIssue[];
}

/** The certificates after a change; new ones take the next numbers. */
export function applyCertificateChange(
  certificates: readonly Certificate[],
  change: CertificateChange,
): readonly Certificate[] {
  const ends = new Map(change.end.map((each) => [each.number, each]));
  const kept = certificates.map((certificate) => {
    const end = ends.get(certificate.number);
    return end ? { ...certificate, status: end.status, endedOn: end.on } : certificate;
  });
  const used = new Set(certificates.map(({ number }) => number));
  const made = numbered(change.issue, { used, highest: nextCertificateNumber(certificates) - 1 });
  return [...kept, ...made.map((each) => ({ ...each, status: 'live' as const }))];
}

/**
 * Certificates with their numbers: those that bear one keep it, unless it is used; the others take the numbers behind the highest
 * of all, those on paper included.
 */
export function numbered(
  issue: readonly CertificateToIssue[],
  { used, highest }: { readonly used: ReadonlySet<number>; readonly highest: number },
): readonly (CertificateToIssue & { readonly number: number })[] {
  const own = issue.map(({ number }) => (number === undefined || used.has(number) ? undefined : number));
  let last = Math.max(highest, ...own.map((number) => number ?? 0));
  return issue.map((each, place) => ({ ...each, number: own[place] ?? (last += 1) }));
}

/** The number the next certificate of the company gets. */
export function nextCertificateNumber(certificates: readonly Certificate[]): number {
  return certificates.reduce((highest, { number }) => Math.max(highest, number), 0) + 1;
}

/** The live certificates of one account and class. */
export function liveCertificates(
  certificates: readonly Certificate[],
  { holderId, classId }: Pick<CertificateContent, 'holderId' | 'classId'>,
): readonly Certificate[] {
  return certificates.filter(
    (each) => each.status === 'live' && each.holderId === holderId && each.classId === classId,
  );
}

/** How many shares certificates are for. */
export function sharesCertified(certificates: readonly Certificate[]): ShareCount {
  return sumShares(certificates.map(({ shares }) => shares));
}
