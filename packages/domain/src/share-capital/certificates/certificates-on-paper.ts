import { type CivilDate, civilDate, isCivilDate } from '../../dates/civil-date.ts';
import { formatCivilDate } from '../../dates/date-text.ts';
import { type ShareCount, shareCount, subtractDecimals, sumShares } from '../../money/exact-decimal.ts';
import type { PlanDesk } from '../events/plan-desk.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { CertificateOnPaper, OpeningHolding } from '../ledger/event-requests.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import {
  describeNumberRanges,
  joined,
  type NumberRange,
  parseNumberRanges,
  sharesIn,
} from '../ledger/number-range.ts';
import type { Certificate, CertificateToIssue } from './certificate.ts';

/** The highest number that a certificate may bear. */
const HIGHEST = 2_147_483_647n;

/** A certificate that was on paper before the books began, as it was entered. */
export interface PaperCertificate {
  readonly number: number;
  readonly issuedOn: CivilDate;
  readonly shares: ShareCount;
  readonly numbers: readonly NumberRange[];
}

/** Where a holding of an opening balance is checked. */
interface HoldingOnDesk {
  readonly holding: OpeningHolding;
  readonly shares: ShareCount;
  /** None of a class without numbers. */
  readonly ranges: readonly NumberRange[];
  readonly path: string;
  readonly on: CivilDate;
  /** Numbers of the certificates before. */
  readonly used: Set<bigint>;
}

/** Refuses certificates on paper that cannot be: numbers that are none or twice, days after the balance, shares that do not add up. */
export function checkCertificatesOnPaper(checked: HoldingOnDesk, desk: PlanDesk): void {
  const { holding, shares, ranges, path, on, used } = checked;
  const certificates = holding.certificates ?? [];
  certificates.forEach(({ number, issuedOn }, index) => {
    const own = `${path}.certificates.${index}`;
    const read = desk.readWhole(number, { path: `${own}.number`, name: 'the number of the certificate' });
    if (read > HIGHEST) desk.refuse(`${own}.number`, 'too-high', 'Enter a number below 2,147,483,648');
    else if (used.has(read))
      desk.refuse(`${own}.number`, 'used', 'Enter a number that no other certificate bears');
    if (read > 0n) used.add(read);
    checkDay(issuedOn, { path: `${own}.issuedOn`, on }, desk);
  });
  if (certificates.length === 0) return;
  const counts = certificates.map((each, index) => readShares(each, { checked, index }, desk));
  if (sumShares(counts) !== shares)
    desk.refuse(
      `${path}.certificates.${certificates.length - 1}.shares`,
      'does-not-add-up',
      'Enter certificates that together are for all shares of the holding',
    );
  else if (certificates.length > 1 && ranges.length > 0) checkNumbers(checked, counts, desk);
}

/** A day up to that of the balance, and not before the company was there. */
export function checkDay(
  text: string,
  { path, on }: { readonly path: string; readonly on: CivilDate },
  desk: PlanDesk,
): void {
  const { incorporatedOn } = desk.context;
  if (isCivilDate(text) && text >= incorporatedOn && text <= on) return;
  const limits = `from ${formatCivilDate(incorporatedOn)} to ${formatCivilDate(on)}`;
  desk.refuse(path, 'not-a-date', `Enter a date ${limits}, the day of the balance`);
}

function readShares(
  { shares }: CertificateOnPaper,
  { checked, index }: { readonly checked: HoldingOnDesk; readonly index: number },
  desk: PlanDesk,
): ShareCount {
  if (shares === undefined && checked.holding.certificates?.length === 1) return checked.shares;
  return desk.readShares(shares ?? '', `${checked.path}.certificates.${index}.shares`);
}

/** Several certificates of numbered shares say which each is for. */
function checkNumbers(
  { holding, ranges, path }: HoldingOnDesk,
  counts: readonly ShareCount[],
  desk: PlanDesk,
): void {
  const own = (holding.certificates ?? []).map(({ numbers }) => parseNumberRanges(numbers ?? '') ?? []);
  own.forEach((each, index) => {
    if (each.length > 0 && sumShares(each.map(sharesIn)) === counts[index]) return;
    const field = `${path}.certificates.${index}.numbers`;
    desk.refuse(field, 'differs', 'Enter a number for each share of this certificate, like 1-50');
  });
  if (desk.isRefused || describeNumberRanges(joined(own.flat())) === describeNumberRanges(joined(ranges)))
    return;
  const field = `${path}.certificates.${own.length - 1}.numbers`;
  desk.refuse(field, 'differs', 'Enter each number of the holding on one of its certificates');
}

/** One account's shares of one class. */
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

/** How many shares opening balances among events bring to one account and class; undefined where none brings any. */
export function sharesOpened(events: readonly PlannedEvent[], holding: OneHolding): ShareCount | undefined {
  const found = holdingsOpened(events, holding);
  return found.length === 0 ? undefined : sumShares(found.map(({ shares }) => shareCount(shares)));
}

/** What opening balances among events say of the certificates on paper of one account and class; they were checked before. */
export function certificatesOnPaper(
  events: readonly PlannedEvent[],
  holding: OneHolding,
): readonly PaperCertificate[] {
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

/** Whether a certificate is what an opening balance says: the same one on paper, or where it says none a new one for as much. */
export function isAsOnPaper(certificate: Certificate, said: CertificateToIssue): boolean {
  const { origin, number, issuedOn, shares, numbers } = certificate;
  if (origin !== said.origin || shares !== said.shares) return false;
  if (describeNumberRanges(numbers) !== describeNumberRanges(said.numbers)) return false;
  return origin === 'new' || (number === said.number && issuedOn === said.issuedOn);
}

/** What of so many shares no certificate on paper is for. */
export function sharesNotOnPaper(came: ShareCount, onPaper: readonly PaperCertificate[]): ShareCount {
  return subtractDecimals(came, sumShares(onPaper.map(({ shares }) => shares)));
}
