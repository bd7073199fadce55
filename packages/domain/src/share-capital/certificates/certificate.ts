import type { CivilDate } from '../../dates/civil-date.ts';
import { type ShareCount, sumShares } from '../../money/exact-decimal.ts';
import type { HolderId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { NumberRange } from '../ledger/distinguishing-numbers.ts';

/** Why a certificate was issued; `entered`: it existed before the books began. */
export const CERTIFICATE_ORIGINS = [
  'new',
  'balance',
  'split',
  'duplicate',
  'replacement',
  'entered',
] as const;
export type CertificateOrigin = (typeof CERTIFICATE_ORIGINS)[number];

/** A certificate is live until it ends: cancelled with the shares, lost, or replaced by another. */
export const CERTIFICATE_STATUSES = ['live', 'cancelled', 'lost', 'replaced'] as const;
type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** What a certificate certifies: shares of one class in one account (joint holders receive one). */
export interface CertificateContent {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  readonly shares: ShareCount;
  /** Distinguishing numbers of the shares, for a numbered class. */
  readonly numbers: readonly NumberRange[];
}

/**
 * A share certificate (ss.768-769, 776). Numbers rise for each company and are never used again, except that an existing
 * certificate may be entered again after the opening balance that brought it was reversed.
 */
export interface Certificate extends CertificateContent {
  readonly number: number;
  readonly origin: CertificateOrigin;
  readonly issuedOn: CivilDate;
  /** The event it was issued for; none for a split, duplicate or replacement. */
  readonly eventId?: ShareEventId | undefined;
  /** The numbers of the certificates that it replaces. */
  readonly replaces: readonly number[];
  readonly status: CertificateStatus;
  readonly endedOn?: CivilDate | undefined;
  /** The day of the indemnity for a lost certificate, on its duplicate. */
  readonly indemnityOn?: CivilDate | undefined;
}

/** A certificate to issue, still without a number; an existing one brings its own. */
export interface CertificateToIssue extends Omit<Certificate, 'number' | 'status' | 'endedOn'> {
  readonly number?: number | undefined;
}

/** A change of certificates: first these end, then those are issued, in this order. */
export interface CertificateChange {
  readonly end: readonly {
    readonly number: number;
    readonly status: Exclude<CertificateStatus, 'live'>;
    readonly on: CivilDate;
    /** The event that ends it; none for an action on certificates alone. */
    readonly eventId?: ShareEventId | undefined;
  }[];
  readonly issue: readonly CertificateToIssue[];
}

/**
 * Numbers certificates: existing ones keep their number, unless it is used; the others take numbers above the highest of
 * all.
 */
export function numbered(
  issue: readonly CertificateToIssue[],
  { used, highest }: { readonly used: ReadonlySet<number>; readonly highest: number },
): readonly (CertificateToIssue & { readonly number: number })[] {
  const own = issue.map(({ number }) => (number === undefined || used.has(number) ? undefined : number));
  let last = Math.max(highest, ...own.map((number) => number ?? 0));
  return issue.map((each, place) => ({ ...each, number: own[place] ?? (last += 1) }));
}

/** The number of shares that certificates are for. */
export function sharesCertified(certificates: readonly Certificate[]): ShareCount {
  return sumShares(certificates.map(({ shares }) => shares));
}
