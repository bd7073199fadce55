import { compareCharges } from './compare-charges.ts';
import { compareRoles, officerKinds, pscKinds } from './compare-roles.ts';
import { dayText, differenceOf, type RegisterDifference } from './register-difference.ts';
import type { HistoryEntry, RegisterPicture } from './register-picture.ts';

/**
 * What the register shows otherwise than at the reading before, each thing once, and nothing that is the same. New entries of
 * the filing history are not among them: they are what differences are explained by.
 */
export function compareRegister(before: RegisterPicture, now: RegisterPicture): RegisterDifference[] {
  return [
    ...both(before.name, now.name, (...texts) => differenceOf('name', ...texts)),
    ...both(before.status, now.status, (...texts) => differenceOf('status', ...texts)),
    ...both(before.registeredOffice, now.registeredOffice, (...texts) =>
      differenceOf('registered-office', ...texts),
    ),
    ...both(before.sicCodes, now.sicCodes, compareSet('sic-codes')),
    ...both(before.statement, now.statement, compareDates('statement-dates')),
    ...both(before.accounts, now.accounts, compareDates('accounts-dates')),
    ...both(before.officers, now.officers, (...lists) => compareRoles(officerKinds, ...lists)),
    ...both(before.pscs, now.pscs, (...lists) => compareRoles(pscKinds, ...lists)),
    ...both(before.pscStatements, now.pscStatements, (...lists) => compareRoles(pscKinds, ...lists)),
    ...both(before.charges, now.charges, compareCharges),
    ...both(before.exemptions, now.exemptions, compareSet('exemptions')),
    ...both(before.insolvency, now.insolvency, compareSet('insolvency')),
    ...both(before.capital, now.capital, compareSet('capital')),
    ...both(before.shareholders, now.shareholders, compareSet('shareholders')),
    ...both(before.history, now.history, listRemoved),
  ];
}

/** What was not read in one of the readings is no change. */
function both<T>(
  before: T | undefined,
  now: T | undefined,
  compare: (before: T, now: T) => readonly RegisterDifference[],
): readonly RegisterDifference[] {
  return before === undefined || now === undefined ? [] : compare(before, now);
}

type SetKind = 'sic-codes' | 'exemptions' | 'insolvency' | 'capital' | 'shareholders';

/** Lists whose order says nothing. */
const compareSet = (kind: SetKind) => (before: readonly string[], now: readonly string[]) =>
  differenceOf(kind, listText(before), listText(now));

const listText = (lines: readonly string[]) => (lines.length === 0 ? undefined : lines.toSorted().join('\n'));

const dateLabels = [
  ['referenceDate', 'Accounting reference date'],
  ['lastMadeUpTo', 'Last made up to'],
  ['nextMadeUpTo', 'Next made up to'],
  ['dueOn', 'Due by'],
] as const;

type Dates = Partial<Record<(typeof dateLabels)[number][0], string | undefined>>;

/** Names the dates that moved, and no others. */
const compareDates = (kind: 'statement-dates' | 'accounts-dates') => (before: Dates, now: Dates) => {
  const moved = dateLabels.filter(([key]) => before[key] !== now[key]);
  const textOf = (dates: Dates) =>
    moved
      .map(([key, label]) => `${label}: ${dates[key] === undefined ? 'none' : dayText(dates[key])}`)
      .join('\n');
  return moved.length === 0 ? [] : [{ kind, subject: '', before: textOf(before), now: textOf(now) }];
};

/** Entries that were there and are not any more, as far as the newest entries reach back. */
function listRemoved(before: readonly HistoryEntry[], now: readonly HistoryEntry[]): RegisterDifference[] {
  const shown = new Set(now.map(({ id }) => id));
  const oldest = now.at(-1)?.date ?? '';
  return before
    .filter(({ id, date = '' }) => !shown.has(id) && date > oldest)
    .map(({ description, type, date }) => ({
      kind: 'filing-removed' as const,
      subject: type,
      before: date === undefined ? description : `${description} (${dayText(date)})`,
    }));
}
