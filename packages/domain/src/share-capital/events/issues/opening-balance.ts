import { type CivilDate, isCivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { type ShareCount, sumShares } from '../../../money/exact-decimal.ts';
import { checkExistingCertificates, checkDay } from '../../certificates/existing-certificates.ts';
import { holderAccount, type LedgerAccount, TREASURY } from '../../ledger/ledger-account.ts';
import type { OpeningBalanceRequest, OpeningHolding } from '../../ledger/event-requests.ts';
import type { LotTerms } from '../../ledger/lot.ts';
import {
  doRangesOverlap,
  type NumberRange,
  parseNumberRanges,
  sharesIn,
} from '../../ledger/distinguishing-numbers.ts';
import { comparePerShare, onEach } from '../../ledger/per-share.ts';
import { linesOfClass } from '../../ledger/position.ts';
import type { ShareClass } from '../../ledger/share-class.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

/**
 * Posts holdings of earlier books or filings at their as-at date (the register must name the holders, s.113). Issue price and
 * amount unpaid may be unknown; the statement of capital then says so. Refused for a class that the books already have shares
 * of.
 */
export function planOpeningBalance(
  request: OpeningBalanceRequest,
  on: CivilDate,
  planner: EventPlanner,
): void {
  checkDayOfIssue(request, on, planner);
  if (request.holdings.length === 0) planner.refuse('holdings', 'missing', 'Add the holdings');
  const used = new Map<string, NumberRange[]>();
  const certificates = new Set<bigint>();
  request.holdings.forEach((holding, index) => {
    const path = `holdings.${index}`;
    const shareClass = planner.readClass(holding.classId, `${path}.classId`);
    if (!shareClass) return;
    if (linesOfClass(planner.context.position, shareClass.id).length > 0) {
      const message = `The books already hold ${shareClass.terms.name} shares on that day`;
      planner.refuse(`${path}.classId`, 'already-in-books', message);
      return;
    }
    postHolding({ holding, shareClass, path, on, used, certificates }, planner);
  });
  if (
    request.holdings.some(({ priceEach, unpaidEach }) => priceEach === undefined || unpaidEach === undefined)
  ) {
    planner.notes.push({ code: 'unknown', message: 'What was paid for some shares is kept as not known' });
  }
}

/** New certificates of a balance are dated from its own day on, and not in the future. */
function checkDayOfIssue(
  { issuesCertificates, certificatesIssuedOn }: OpeningBalanceRequest,
  on: CivilDate,
  planner: EventPlanner,
): void {
  if (certificatesIssuedOn === undefined) return;
  const path = 'certificatesIssuedOn';
  const { today } = planner.context;
  if (issuesCertificates === false)
    planner.refuse(path, 'not-needed', 'Leave this empty: no new certificates are issued');
  else if (!isCivilDate(certificatesIssuedOn) || certificatesIssuedOn < on || certificatesIssuedOn > today) {
    const limits = `from ${formatCivilDate(on)} to ${formatCivilDate(today)}`;
    planner.refuse(path, 'not-a-date', `Enter a date ${limits}: the as at date of the balance, or later`);
  }
}

/** A holding with what the holdings before it have used. */
interface HoldingInput {
  readonly holding: OpeningHolding;
  readonly shareClass: ShareClass;
  readonly path: string;
  readonly on: CivilDate;
  /** Distinguishing numbers of the holdings before, by class. */
  readonly used: Map<string, NumberRange[]>;
  /** Certificate numbers of the holdings before. */
  readonly certificates: Set<bigint>;
}

function postHolding(input: HoldingInput, planner: EventPlanner): void {
  const { holding, shareClass, path, on, certificates } = input;
  const shares = planner.readShares(holding.shares, `${path}.shares`);
  if (holding.enteredOn !== undefined)
    checkDay(holding.enteredOn, { path: `${path}.enteredOn`, on }, planner);
  const { isNumbered } = shareClass.terms;
  const ranges = isNumbered ? parseNumberRanges(holding.numbers ?? '') : [];
  checkExistingCertificates({ holding, shares, ranges: ranges ?? [], path, on, used: certificates }, planner);
  const lot = lotTermsOf(input, planner);
  const account = holding.holderId === undefined ? TREASURY : holderAccount(holding.holderId);
  if (isNumbered) postByNumber(input, { shares, ranges, lot, account }, planner);
  else if (shares > 0n) planner.builder.issue(lot, shares, account);
}

interface NumberedShares {
  readonly shares: ShareCount;
  /** Undefined where they cannot be read. */
  readonly ranges: readonly NumberRange[] | undefined;
  readonly lot: LotTerms;
  readonly account: LedgerAccount;
}

function postByNumber(
  { shareClass, path, used }: HoldingInput,
  { shares, ranges, lot, account }: NumberedShares,
  planner: EventPlanner,
): void {
  if (!ranges || sumShares(ranges.map(sharesIn)) !== shares) {
    planner.refuse(`${path}.numbers`, 'differs', 'Enter a number for each of these shares, like 1-50');
    return;
  }
  const taken = used.get(shareClass.id) ?? [];
  const isUsed = (range: NumberRange) =>
    range.first <= shareClass.highestNumber || taken.some((each) => doRangesOverlap(each, range));
  if (ranges.some(isUsed))
    planner.refuse(`${path}.numbers`, 'used', 'Enter numbers that no other share bears');
  used.set(shareClass.id, [...taken, ...ranges]);
  for (const numbers of ranges) planner.builder.issue({ ...lot, numbers }, sharesIn(numbers), account);
}

function lotTermsOf({ holding, shareClass, path, on }: HoldingInput, planner: EventPlanner): LotTerms {
  const { currency, nominalEach } = shareClass.terms;
  const read = (text: string | undefined, field: string, name: string) =>
    text === undefined
      ? undefined
      : onEach(planner.readAmount(text, { path: `${path}.${field}`, name, canBeZero: true }));
  const price = read(holding.priceEach, 'priceEach', 'the issue price');
  const unpaid = read(holding.unpaidEach, 'unpaidEach', 'the amount unpaid (0 if fully paid)');
  if (price && comparePerShare(price, onEach(nominalEach)) < 0) {
    planner.refuse(`${path}.priceEach`, 'below-nominal', 'Enter a price that is not below the nominal value');
  }
  if (price && unpaid && comparePerShare(unpaid, price) > 0) {
    planner.refuse(`${path}.unpaidEach`, 'above-price', 'Enter no more unpaid than the price');
  }
  return { classId: shareClass.id, issuedOn: on, currency, nominalEach, price, unpaid };
}
