import type { CivilDate } from '../../../dates/civil-date.ts';
import {
  type Amount,
  amount,
  amountOfMillionths,
  compareDecimals,
  formatAmount,
  formatCount,
  subtractDecimals,
  sumShares,
  wholeCountOf,
} from '../../../money/exact-decimal.ts';
import { holderAccount } from '../../ledger/ledger-account.ts';
import type { AllotmentRequest, Allottee } from '../../ledger/event-requests.ts';
import { type NumberRange, rangeFrom } from '../../ledger/distinguishing-numbers.ts';
import { onEach, subtractPerShare } from '../../ledger/per-share.ts';
import type { ShareClass } from '../../ledger/share-class.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { requireOthersInIssue } from '../../planning/take-from-holders.ts';

/**
 * Allots new shares, for cash or otherwise (ss.549-559, 593 for public companies), paid up in full, in part or not at all.
 * Refused below the nominal value (s.580), where more is paid than the issue price, and in a public company where less than
 * a quarter of the nominal value and the whole premium is paid up (s.586), except under an employees' share scheme.
 */
export function planAllotment(request: AllotmentRequest, on: CivilDate, planner: EventPlanner): void {
  if (request.allottees.length === 0)
    planner.refuse('allottees', 'missing', 'Add who the shares are allotted to');
  request.allottees.forEach((allottee, index) =>
    allot(allottee, { path: `allottees.${index}`, on }, planner),
  );
  if (planner.isRefused) return;
  const redeemable = request.allottees.findIndex(
    ({ classId }) => planner.readClass(classId)?.terms.isRedeemable,
  );
  if (redeemable >= 0) requireOthersInIssue(planner, `allottees.${redeemable}.classId`);
  noteEmployeeScheme(request.allottees, planner);
  noteUnnumbered(request.allottees, planner);
}

/** Shares need distinguishing numbers unless all of the class are fully paid and rank equally (s.543). */
function noteUnnumbered(allottees: readonly Allottee[], planner: EventPlanner): void {
  const partPaid = allottees.filter(
    ({ priceEach, paidEach }) => compareDecimals(amount(paidEach), amount(priceEach)) < 0,
  );
  const classes = [...new Set(partPaid.map(({ classId }) => classId))].map((id) => planner.readClass(id));
  const names = classes.flatMap((each) => (each && !each.terms.isNumbered ? [each.terms.name] : []));
  if (names.length === 0) return;
  const message = `Shares of ${names.join(', ')} are allotted that are not fully paid, and the class has no numbers: number its shares until all are fully paid (s.543)`;
  planner.notes.push({ code: 'unnumbered', message });
}

/** Notes what the Act does not require for shares under an employees' share scheme. */
function noteEmployeeScheme(allottees: readonly Allottee[], planner: EventPlanner): void {
  const under = allottees.filter(({ isUnderEmployeeScheme }) => isUnderEmployeeScheme === true);
  if (under.length === 0) return;
  const shares = formatCount(sumShares(under.map((allottee) => planner.readShares(allottee.shares))));
  const quarter = planner.context.isPublic ? ', nor a quarter of them paid up (s.586)' : '';
  const message = `${shares} of the shares go under an employees’ share scheme: neither an authority to allot (s.549) nor an offer to the members first (s.561) is needed for them${quarter}`;
  planner.notes.push({ code: 'employee-scheme', message });
}

function allot(
  allottee: Allottee,
  { path, on }: { path: string; on: CivilDate },
  planner: EventPlanner,
): void {
  planner.checkRecipient(allottee.holderId, `${path}.holderId`);
  const shareClass = planner.readClass(allottee.classId, `${path}.classId`);
  const shares = planner.readShares(allottee.shares, `${path}.shares`);
  const price = planner.readAmount(allottee.priceEach, {
    path: `${path}.priceEach`,
    name: 'the price of each share',
  });
  const paid = planner.readAmount(allottee.paidEach, {
    path: `${path}.paidEach`,
    name: 'the amount paid on each share (0 if nothing)',
    canBeZero: true,
  });
  if (!shareClass || planner.isRefused) return;
  const { currency, nominalEach } = shareClass.terms;
  if (compareDecimals(price, nominalEach) < 0) {
    const message = `Enter at least ${formatAmount(nominalEach, currency)}: shares are not allotted below their nominal value`;
    return planner.refuse(`${path}.priceEach`, 'below-nominal', message);
  }
  if (compareDecimals(paid, price) > 0) {
    return planner.refuse(
      `${path}.paidEach`,
      'above-price',
      'Enter no more paid than the price of the share',
    );
  }
  const least = leastPaidInPublic(price, nominalEach);
  if (
    planner.context.isPublic &&
    allottee.isUnderEmployeeScheme !== true &&
    compareDecimals(paid, least) < 0
  ) {
    const message = `Enter at least ${formatAmount(least, currency)}: a public company allots shares with a quarter of the nominal value and the whole premium paid up`;
    return planner.refuse(`${path}.paidEach`, 'below-quarter', message);
  }
  const count = wholeCountOf(shares) ?? 0n;
  const numbers = numbersFor({ shareClass, count, firstNumber: allottee.firstNumber, path }, planner);
  const unpaid = subtractPerShare(onEach(price), onEach(paid));
  const lot = { classId: shareClass.id, issuedOn: on, currency, nominalEach, price: onEach(price), unpaid };
  const nonCash = allottee.nonCash?.trim() || undefined;
  planner.builder.issue({ ...lot, numbers, nonCash }, shares, holderAccount(allottee.holderId));
}

/** A quarter of the nominal value and the whole premium (s.586), rounded up to the next millionth. */
function leastPaidInPublic(price: Amount, nominalEach: Amount): Amount {
  const threeQuarters = amountOfMillionths((nominalEach * 3n) / 4n); // rounded down
  return subtractDecimals(price, threeQuarters);
}

interface NumbersAsked {
  readonly shareClass: ShareClass;
  readonly count: bigint;
  readonly firstNumber?: string | undefined;
  readonly path: string;
}

function numbersFor(
  { shareClass, count, firstNumber, path }: NumbersAsked,
  planner: EventPlanner,
): NumberRange | undefined {
  if (!shareClass.terms.isNumbered) return undefined;
  const highest = planner.highestNumber(shareClass);
  const first =
    firstNumber === undefined || firstNumber === ''
      ? highest + 1n
      : planner.readWhole(firstNumber, { path: `${path}.firstNumber`, name: 'the first number' });
  if (first <= highest) {
    planner.refuse(`${path}.firstNumber`, 'used', `Enter a number above ${highest}: those up to it are used`);
  }
  const range = rangeFrom(first, count);
  planner.useNumbersUpTo(shareClass, range.last);
  return range;
}
