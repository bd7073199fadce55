import { type CivilDate, isCivilDate } from '../dates/civil-date.ts';
import { formatCivilDate } from '../dates/date-text.ts';
import { isWithin, type Period } from '../dates/period.ts';
import { fieldError, type FieldError, underPath } from '../field-error.ts';
import {
  formatCount,
  parseShareCount,
  type ShareCount,
  shareCount,
  sumShares,
  wholeCountOf,
} from '../money/exact-decimal.ts';
import { checkShareCount } from './check-decimal.ts';
import { checkText } from './check-text.ts';
import type { ShareholderName, ShareholdingRecord, ShareTransferRecord } from './shareholdings.ts';
import { classKey, issuedByClass, type StatementOfCapitalRecord } from './statement-of-capital.ts';

/** Limits of the gateway's confirmation statement schema. */
const MOST_HOLDINGS = 5000;
const MOST_TRANSFERS = 200;
const MOST_JOINT_HOLDERS = 10;
const NAME = { path: 'name', name: 'the name of the shareholder', longest: 160 };
const SURNAME = { path: 'surname', name: 'the surname', longest: 160 };
const FORENAME = { path: 'forename', name: 'the forename', longest: 50 };

/** The errors in a list of shareholdings by itself; transfers must fall within `since`. */
export function checkShareholdings(
  holdings: readonly ShareholdingRecord[],
  since: Period,
): readonly FieldError[] {
  if (holdings.length === 0) return [fieldError('', 'missing', 'Add the shareholders')];
  if (holdings.length > MOST_HOLDINGS) {
    return [fieldError('', 'too-many', `List at most ${formatCount(shareCount('5000'))} shareholdings`)];
  }
  return holdings.flatMap((holding, index) => underPath(`${index}`, checkHolding(holding, since)));
}

function checkHolding(holding: ShareholdingRecord, since: Period): readonly FieldError[] {
  const errors = [
    ...(classKey(holding.className) === ''
      ? [fieldError('className', 'missing', 'Choose the class of shares')]
      : []),
    ...checkShareCount(holding.numberHeld, {
      path: 'numberHeld',
      name: 'the number of shares held',
      canBeZero: true,
    }),
    ...checkHolders(holding),
    ...holding.transfers.flatMap((transfer, index) =>
      underPath(`transfers.${index}`, checkTransfer(transfer, since)),
    ),
  ];
  if (holding.transfers.length > MOST_TRANSFERS) {
    errors.push(fieldError('transfers', 'too-many', `List at most ${MOST_TRANSFERS} transfers of a holding`));
  }
  const held = parseShareCount(holding.numberHeld);
  if (held.ok && held.value === 0n && holding.transfers.length === 0) {
    const message = 'Remove this holder, or add the transfer by which their shares went';
    errors.push(fieldError('numberHeld', 'empty-holding', message));
  }
  return errors;
}

function checkHolders({ holders, ...holding }: ShareholdingRecord): readonly FieldError[] {
  if (holders.length === 0) {
    const message = `Enter who holds the ${sharesText(holding)} whose holder is not yet known`;
    return [fieldError('holders', 'missing', message)];
  }
  if (holders.length > MOST_JOINT_HOLDERS) {
    return [fieldError('holders', 'too-many', `Enter at most ${MOST_JOINT_HOLDERS} joint holders`)];
  }
  return holders.flatMap((holder, index) => underPath(`holders.${index}`, checkHolderName(holder)));
}

/** "1,000 Ordinary shares", as far as readable. */
function sharesText({ className, numberHeld }: Omit<ShareholdingRecord, 'holders'>): string {
  const held = parseShareCount(numberHeld);
  const count = held.ok ? [formatCount(held.value)] : [];
  return [...count, className, held.ok && wholeCountOf(held.value) === 1n ? 'share' : 'shares'].join(' ');
}

function checkHolderName(holder: ShareholderName): readonly FieldError[] {
  if (holder.kind === 'whole') return checkText(holder.name, NAME);
  const { surname, forename } = holder;
  return [...checkText(surname, SURNAME), ...(forename === undefined ? [] : checkText(forename, FORENAME))];
}

function checkTransfer(transfer: ShareTransferRecord, since: Period): readonly FieldError[] {
  const number = checkShareCount(transfer.numberOfShares, {
    path: 'numberOfShares',
    name: 'the number of shares transferred',
  });
  if (!isCivilDate(transfer.transferredOn)) {
    return [fieldError('transferredOn', 'not-a-date', 'Enter the date of the transfer'), ...number];
  }
  if (isWithin(transfer.transferredOn, since)) return number;
  const message = `Enter a date from ${formatCivilDate(since.startsOn)} to ${formatCivilDate(since.endsOn)}`;
  return [fieldError('transferredOn', 'out-of-period', message), ...number];
}

/** The shares held by class; holdings with unreadable numbers count as none. */
function heldByClass(holdings: readonly ShareholdingRecord[]): ReadonlyMap<string, ShareCount> {
  const counts = new Map<string, ShareCount>();
  for (const { className, numberHeld } of holdings) {
    const held = parseShareCount(numberHeld);
    const soFar = counts.get(classKey(className)) ?? shareCount('0');
    counts.set(classKey(className), held.ok ? sumShares([soFar, held.value]) : soFar);
  }
  return counts;
}

/** The classes of which the members hold more or fewer shares than the capital states. */
export function compareHoldingsWithCapital(
  holdings: readonly ShareholdingRecord[],
  capital: StatementOfCapitalRecord,
) {
  const issued = issuedByClass(capital);
  const held = heldByClass(holdings);
  const classes = [...new Set([...issued.keys(), ...held.keys()])];
  const none = shareCount('0');
  return classes
    .map((key) => ({ className: key, inIssue: issued.get(key) ?? none, inHands: held.get(key) ?? none }))
    .filter(({ inIssue, inHands }) => inIssue !== inHands);
}

/** The differences between members and capital: the registrar rejects a list that does not add up to the capital (I14). */
export function checkHoldingsAgainstCapital(
  holdings: readonly ShareholdingRecord[],
  capital: StatementOfCapitalRecord,
): readonly FieldError[] {
  return compareHoldingsWithCapital(holdings, capital).map(({ className, inIssue, inHands }) => {
    const message = `Make the ${className} holdings add up to ${formatCount(inIssue)}, as in the statement of capital: they add up to ${formatCount(inHands)}`;
    return fieldError('', 'differs-from-capital', message);
  });
}

/** The period of the transfers in a statement: from the last one (or incorporation) to its made-up date. */
export function transferPeriod(
  lastMadeUpTo: CivilDate | undefined,
  incorporatedOn: CivilDate,
  madeUpTo: CivilDate,
): Period {
  return { startsOn: lastMadeUpTo ?? incorporatedOn, endsOn: madeUpTo };
}
