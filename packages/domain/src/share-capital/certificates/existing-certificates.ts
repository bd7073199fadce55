import { type CivilDate, civilDate, isCivilDate } from '../../dates/civil-date.ts';
import { formatCivilDate } from '../../dates/date-text.ts';
import { type ShareCount, shareCount, subtractDecimals, sumShares } from '../../money/exact-decimal.ts';
import type { EventPlanner } from '../planning/event-planner.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ExistingCertificateInput, OpeningHolding } from '../ledger/event-requests.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import {
  describeNumberRanges,
  joined,
  type NumberRange,
  parseNumberRanges,
  sharesIn,
} from '../ledger/distinguishing-numbers.ts';
import type { Certificate, CertificateToIssue } from './certificate.ts';

/** The highest number that a certificate may bear. */
const HIGHEST = 2_147_483_647n;

/** A certificate issued before the books begin, as an opening balance states it. */
export interface ExistingCertificate {
  readonly number: number;
  readonly issuedOn: CivilDate;
  readonly shares: ShareCount;
  readonly numbers: readonly NumberRange[];
}

/** A holding of an opening balance and what the holdings before have used. */
interface HoldingToCheck {
  readonly holding: OpeningHolding;
  readonly shares: ShareCount;
  /** Empty for a class without numbers. */
  readonly ranges: readonly NumberRange[];
  readonly path: string;
  readonly on: CivilDate;
  /** Certificate numbers used before. */
  readonly used: Set<bigint>;
}

/** Refuses impossible existing certificates: numbers unreadable or repeated, days after the balance, shares that do not add up. */
export function checkExistingCertificates(checked: HoldingToCheck, planner: EventPlanner): void {
  const { holding, shares, ranges, path, on, used } = checked;
  const certificates = holding.certificates ?? [];
  certificates.forEach(({ number, issuedOn }, index) => {
    const own = `${path}.certificates.${index}`;
    const read = planner.readWhole(number, { path: `${own}.number`, name: 'the number of the certificate' });
    if (read > HIGHEST) planner.refuse(`${own}.number`, 'too-high', 'Enter a number below 2,147,483,648');
    else if (used.has(read))
      planner.refuse(`${own}.number`, 'used', 'Enter a number that no other certificate bears');
    if (read > 0n) used.add(read);
    checkDay(issuedOn, { path: `${own}.issuedOn`, on }, planner);
  });
  if (certificates.length === 0) return;
  const counts = certificates.map((each, index) => readShares(each, { checked, index }, planner));
  if (sumShares(counts) !== shares)
    planner.refuse(
      `${path}.certificates.${certificates.length - 1}.shares`,
      'does-not-add-up',
      'Enter certificates that together are for all shares of the holding',
    );
  else if (certificates.length > 1 && ranges.length > 0) checkNumbers(checked, counts, planner);
}

/** Requires a day from incorporation to the day of the balance. */
export function checkDay(
  text: string,
  { path, on }: { readonly path: string; readonly on: CivilDate },
  planner: EventPlanner,
): void {
  const { incorporatedOn } = planner.context;
  if (isCivilDate(text) && text >= incorporatedOn && text <= on) return;
  const limits = `from ${formatCivilDate(incorporatedOn)} to ${formatCivilDate(on)}`;
  planner.refuse(path, 'not-a-date', `Enter a date ${limits}, the as at date of the balance`);
}

function readShares(
  { shares }: ExistingCertificateInput,
  { checked, index }: { readonly checked: HoldingToCheck; readonly index: number },
  planner: EventPlanner,
): ShareCount {
  if (shares === undefined && checked.holding.certificates?.length === 1) return checked.shares;
  return planner.readShares(shares ?? '', `${checked.path}.certificates.${index}.shares`);
}

/** Requires that several certificates of numbered shares name the numbers of each. */
function checkNumbers(
  { holding, ranges, path }: HoldingToCheck,
  counts: readonly ShareCount[],
  planner: EventPlanner,
): void {
  const own = (holding.certificates ?? []).map(({ numbers }) => parseNumberRanges(numbers ?? '') ?? []);
  own.forEach((each, index) => {
    if (each.length > 0 && sumShares(each.map(sharesIn)) === counts[index]) return;
    const field = `${path}.certificates.${index}.numbers`;
    planner.refuse(field, 'differs', 'Enter a number for each share of this certificate, like 1-50');
  });
  if (planner.isRefused || describeNumberRanges(joined(own.flat())) === describeNumberRanges(joined(ranges)))
    return;
  const field = `${path}.certificates.${own.length - 1}.numbers`;
  planner.refuse(field, 'differs', 'Enter each number of the holding on one of its certificates');
}

interface OneHolding {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
}

/** The holdings that opening balances among events bring to one account and class. */
function holdingsOpened(events: readonly PlannedEvent[], { holderId, classId }: OneHolding) {
  return events
    .flatMap(({ request }) => (request.kind === 'opening-balance' ? request.holdings : []))
    .filter((each) => each.holderId === holderId && each.classId === classId);
}

/** What becomes of the shares of an opening balance that no existing certificate is for. */
export interface OpenedHolding {
  readonly shares: ShareCount;
  /** The date of the new certificate; undefined where none is issued. */
  readonly issuedOn: CivilDate | undefined;
}

/** What the last of the opening balances among events brings to an account and class; undefined where none brings any. */
export function holdingOpened(
  events: readonly PlannedEvent[],
  holding: OneHolding,
): OpenedHolding | undefined {
  const found = holdingsOpened(events, holding);
  const balance = events.findLast((event) => holdingsOpened([event], holding).length > 0);
  if (balance?.request.kind !== 'opening-balance') return undefined;
  const { issuesCertificates = true, certificatesIssuedOn } = balance.request;
  return {
    shares: sumShares(found.map(({ shares }) => shareCount(shares))),
    // Checked when the balance was planned.
    issuedOn: issuesCertificates ? civilDate(certificatesIssuedOn ?? balance.effectiveOn) : undefined,
  };
}

/** The existing certificates of an account and class that opening balances among events state; they were checked before. */
export function existingCertificates(
  events: readonly PlannedEvent[],
  holding: OneHolding,
): readonly ExistingCertificate[] {
  return holdingsOpened(events, holding).flatMap(({ certificates = [], shares, numbers }) =>
    certificates.map((each) => ({
      number: Number(each.number),
      // Checked when the balance was planned.
      issuedOn: civilDate(each.issuedOn),
      shares: shareCount(each.shares ?? shares),
      numbers: parseNumberRanges(each.numbers ?? (certificates.length === 1 ? (numbers ?? '') : '')) ?? [],
    })),
  );
}

/** Whether a certificate is as an opening balance states it: the same existing one, or a new one for as many shares. */
export function isAsStated(certificate: Certificate, said: CertificateToIssue): boolean {
  const { origin, number, issuedOn, shares, numbers } = certificate;
  if (origin !== said.origin || shares !== said.shares) return false;
  if (describeNumberRanges(numbers) !== describeNumberRanges(said.numbers)) return false;
  return origin === 'new' || (number === said.number && issuedOn === said.issuedOn);
}

/** The shares received for which there is no existing certificate. */
export function sharesWithoutCertificate(
  received: ShareCount,
  existing: readonly ExistingCertificate[],
): ShareCount {
  return subtractDecimals(received, sumShares(existing.map(({ shares }) => shares)));
}
