import type { CivilDate } from '../../dates/civil-date.ts';
import { type ShareCount, sumShares } from '../../money/exact-decimal.ts';
import { checkCertificatesOnPaper, checkDay } from '../certificates/certificates-on-paper.ts';
import { accountOf, type LedgerAccount, TREASURY } from '../ledger/account.ts';
import type { OpeningBalanceRequest, OpeningHolding } from '../ledger/event-requests.ts';
import type { LotTerms } from '../ledger/lot.ts';
import { doRangesOverlap, type NumberRange, parseNumberRanges, sharesIn } from '../ledger/number-range.ts';
import { comparePerShare, onEach } from '../ledger/per-share.ts';
import { linesOfClass } from '../ledger/position.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import type { PlanDesk } from './plan-desk.ts';

/**
 * Holdings as they stand in earlier books or filings at the as-at date (the company must know them to keep the register,
 * s.113). Price and unpaid may be left out: they stay unknown, and the capital says so. Refused for a class that the books
 * already have shares of.
 */
export function planOpeningBalance(request: OpeningBalanceRequest, on: CivilDate, desk: PlanDesk): void {
  if (request.holdings.length === 0) desk.refuse('holdings', 'missing', 'Add the holdings');
  const used = new Map<string, NumberRange[]>();
  const certificates = new Set<bigint>();
  request.holdings.forEach((holding, index) => {
    const path = `holdings.${index}`;
    const shareClass = desk.readClass(holding.classId, `${path}.classId`);
    if (!shareClass) return;
    if (linesOfClass(desk.context.position, shareClass.id).length > 0) {
      const message = `The books already hold ${shareClass.terms.name} shares on that day`;
      desk.refuse(`${path}.classId`, 'already-in-books', message);
      return;
    }
    bringIn({ holding, shareClass, path, on, used, certificates }, desk);
  });
  if (
    request.holdings.some(({ priceEach, unpaidEach }) => priceEach === undefined || unpaidEach === undefined)
  ) {
    desk.notes.push({ code: 'unknown', message: 'What was paid for some shares is kept as not known' });
  }
}

interface Entry {
  readonly holding: OpeningHolding;
  readonly shareClass: ShareClass;
  readonly path: string;
  readonly on: CivilDate;
  /** Numbers used by the entries before, by class. */
  readonly used: Map<string, NumberRange[]>;
  /** Numbers of certificates on the entries before. */
  readonly certificates: Set<bigint>;
}

function bringIn(entry: Entry, desk: PlanDesk): void {
  const { holding, shareClass, path, on, certificates } = entry;
  const shares = desk.readShares(holding.shares, `${path}.shares`);
  if (holding.enteredOn !== undefined) checkDay(holding.enteredOn, { path: `${path}.enteredOn`, on }, desk);
  const { isNumbered } = shareClass.terms;
  const ranges = isNumbered ? parseNumberRanges(holding.numbers ?? '') : [];
  checkCertificatesOnPaper({ holding, shares, ranges: ranges ?? [], path, on, used: certificates }, desk);
  const lot = lotTermsOf(entry, desk);
  const account = holding.holderId === undefined ? TREASURY : accountOf(holding.holderId);
  if (isNumbered) bringInByNumber(entry, { shares, ranges, lot, account }, desk);
  else if (shares > 0n) desk.builder.issue(lot, shares, account);
}

interface NumberedShares {
  readonly shares: ShareCount;
  /** Undefined where they cannot be read. */
  readonly ranges: readonly NumberRange[] | undefined;
  readonly lot: LotTerms;
  readonly account: LedgerAccount;
}

function bringInByNumber(
  { shareClass, path, used }: Entry,
  { shares, ranges, lot, account }: NumberedShares,
  desk: PlanDesk,
): void {
  if (!ranges || sumShares(ranges.map(sharesIn)) !== shares) {
    desk.refuse(`${path}.numbers`, 'differs', 'Enter a number for each of these shares, like 1-50');
    return;
  }
  const taken = used.get(shareClass.id) ?? [];
  const isUsed = (range: NumberRange) =>
    range.first <= shareClass.highestNumber || taken.some((each) => doRangesOverlap(each, range));
  if (ranges.some(isUsed)) desk.refuse(`${path}.numbers`, 'used', 'Enter numbers that no other share bears');
  used.set(shareClass.id, [...taken, ...ranges]);
  for (const numbers of ranges) desk.builder.issue({ ...lot, numbers }, sharesIn(numbers), account);
}

function lotTermsOf({ holding, shareClass, path, on }: Entry, desk: PlanDesk): LotTerms {
  const { currency, nominalEach } = shareClass.terms;
  const read = (text: string | undefined, field: string, name: string) =>
    text === undefined
      ? undefined
      : onEach(desk.readAmount(text, { path: `${path}.${field}`, name, canBeZero: true }));
  const price = read(holding.priceEach, 'priceEach', 'the issue price');
  const unpaid = read(holding.unpaidEach, 'unpaidEach', 'the amount unpaid (0 if fully paid)');
  if (price && comparePerShare(price, onEach(nominalEach)) < 0) {
    desk.refuse(`${path}.priceEach`, 'below-nominal', 'Enter a price that is not below the nominal value');
  }
  if (price && unpaid && comparePerShare(unpaid, price) > 0) {
    desk.refuse(`${path}.unpaidEach`, 'above-price', 'Enter no more unpaid than the price');
  }
  return { classId: shareClass.id, issuedOn: on, currency, nominalEach, price, unpaid };
}
