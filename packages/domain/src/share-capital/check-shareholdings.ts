import { type CivilDate, isCivilDate } from '../dates/civil-date.ts';
import { formatCivilDate } from '../dates/date-text.ts';
import { isWithin, type Period } from '../dates/period.ts';
import { type FieldError, underPath } from '../field-error.ts';
import {
  formatCount,
  parseShareCount,
  type ShareCount,
  shareCount,
  sumShares,
  wholeCountOf,
} from '../money/exact-decimal.ts';
import { checkShareCount } from './check-decimal.ts';
import type { ShareholderName, ShareholdingRecord, ShareTransferRecord } from './shareholdings.ts';
import { classKey, issuedByClass, type StatementOfCapitalRecord } from './statement-of-capital.ts';

/** Limits of the gateway's confirmation statement schema. */
const MOST_HOLDINGS = 5000;
const MOST_TRANSFERS = 200;
const MOST_JOINT_HOLDERS = 10;
const LONGEST_SURNAME = 160;
const LONGEST_FORENAME = 50;

/** Everything wrong with a list of shareholdings taken by itself; transfers must fall within `since`. */
export function checkShareholdings(
  holdings: readonly ShareholdingRecord[],
  since: Period,
): readonly FieldError[] {
  if (holdings.length === 0) return [{ path: '', code: 'missing', message: 'Add the shareholders' }];
  if (holdings.length > MOST_HOLDINGS) {
    return [
      {
        path: '',
        code: 'too-many',
        message: `List at most ${formatCount(shareCount('5000'))} shareholdings`,
      },
    ];
  }
  return holdings.flatMap((holding, index) => underPath(`${index}`, checkHolding(holding, since)));
}

function checkHolding(holding: ShareholdingRecord, since: Period): readonly FieldError[] {
  const errors = [
    ...(classKey(holding.className) === ''
      ? [{ path: 'className', code: 'missing', message: 'Choose the class of shares' }]
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
    errors.push({
      path: 'transfers',
      code: 'too-many',
      message: `List at most ${MOST_TRANSFERS} transfers of a holding`,
    });
  }
  const held = parseShareCount(holding.numberHeld);
  if (held.ok && held.value === 0n && holding.transfers.length === 0) {
    const message = 'Remove this holder, or add the transfer by which their shares went';
    errors.push({ path: 'numberHeld', code: 'empty-holding', message });
  }
  return errors;
}

function checkHolders({ holders, ...holding }: ShareholdingRecord): readonly FieldError[] {
  if (holders.length === 0) {
    const message = `Enter who holds the ${sharesInWords(holding)} whose holder is not yet known`;
    return [{ path: 'holders', code: 'missing', message }];
  }
  if (holders.length > MOST_JOINT_HOLDERS) {
    return [
      { path: 'holders', code: 'too-many', message: `Enter at most ${MOST_JOINT_HOLDERS} joint holders` },
    ];
  }
  return holders.flatMap((holder, index) => underPath(`holders.${index}`, checkHolderName(holder)));
}

/** "1,000 Ordinary shares", as far as it can be read. */
function sharesInWords({ className, numberHeld }: Omit<ShareholdingRecord, 'holders'>): string {
  const held = parseShareCount(numberHeld);
  const count = held.ok ? [formatCount(held.value)] : [];
  return [...count, className, held.ok && wholeCountOf(held.value) === 1n ? 'share' : 'shares'].join(' ');
}

function checkHolderName(holder: ShareholderName): readonly FieldError[] {
  if (holder.kind === 'whole')
    return checkNamePart(holder.name, 'name', 'the name of the shareholder', LONGEST_SURNAME);
  return [
    ...checkNamePart(holder.surname, 'surname', 'the surname', LONGEST_SURNAME),
    ...(holder.forename === undefined
      ? []
      : checkNamePart(holder.forename, 'forename', 'the forename', LONGEST_FORENAME)),
  ];
}

function checkNamePart(text: string, path: string, name: string, longest: number): readonly FieldError[] {
  if (text.trim() === '') return [{ path, code: 'missing', message: `Enter ${name}` }];
  if (text.trim().length <= longest) return [];
  return [{ path, code: 'too-long', message: `Shorten ${name} to ${longest} characters` }];
}

function checkTransfer(transfer: ShareTransferRecord, since: Period): readonly FieldError[] {
  const number = checkShareCount(transfer.numberOfShares, {
    path: 'numberOfShares',
    name: 'the number of shares transferred',
  });
  if (!isCivilDate(transfer.transferredOn)) {
    return [
      { path: 'transferredOn', code: 'not-a-date', message: 'Enter the date of the transfer' },
      ...number,
    ];
  }
  if (isWithin(transfer.transferredOn, since)) return number;
  const message = `Enter a date from ${formatCivilDate(since.startsOn)} to ${formatCivilDate(since.endsOn)}`;
  return [{ path: 'transferredOn', code: 'out-of-period', message }, ...number];
}

/** Shares held by class; holdings whose number cannot be read count for nothing. */
export function heldByClass(holdings: readonly ShareholdingRecord[]): ReadonlyMap<string, ShareCount> {
  const counts = new Map<string, ShareCount>();
  for (const { className, numberHeld } of holdings) {
    const held = parseShareCount(numberHeld);
    const soFar = counts.get(classKey(className)) ?? shareCount('0');
    counts.set(classKey(className), held.ok ? sumShares([soFar, held.value]) : soFar);
  }
  return counts;
}

/** Where members and capital disagree: the registrar rejects a list that does not add up to the capital (I14). */
export function checkHoldingsAgainstCapital(
  holdings: readonly ShareholdingRecord[],
  capital: StatementOfCapitalRecord,
): readonly FieldError[] {
  const issued = issuedByClass(capital);
  const held = heldByClass(holdings);
  const classes = [...new Set([...issued.keys(), ...held.keys()])];
  return classes.flatMap((key) => {
    const [inIssue, inHands] = [issued.get(key) ?? shareCount('0'), held.get(key) ?? shareCount('0')];
    if (inIssue === inHands) return [];
    const message = `Make the ${key} holdings add up to ${formatCount(inIssue)}, as in the statement of capital: they add up to ${formatCount(inHands)}`;
    return [{ path: '', code: 'differs-from-capital', message }];
  });
}

/** The days in which transfers count for a statement: after the last one (or from incorporation) to its own date. */
export function transferPeriod(
  lastMadeUpTo: CivilDate | undefined,
  incorporatedOn: CivilDate,
  madeUpTo: CivilDate,
): Period {
  return { startsOn: lastMadeUpTo ?? incorporatedOn, endsOn: madeUpTo };
}
