import type { CompanyKind } from '../companies/company-types.ts';
import {
  addDays,
  type CivilDate,
  dateOf,
  datePartsOf,
  daysInMonth,
  isAfter,
  lastDayOfMonth,
  laterOf,
} from '../dates/civil-date.ts';
import type { Period } from '../dates/period.ts';
import { accountsMonths, monthsAfter, monthsBeginningWith } from '../dates/statutory-periods.ts';

/** The day of the year to which accounts are made up (s.391). The 28th or 29th of February is the end of February. */
export interface AccountingReferenceDate {
  readonly month: number;
  readonly day: number;
}

/** An accounting reference period, with what changes its filing period. */
export interface AccountingPeriod extends Period {
  /** The company's first accounting reference period begins with its incorporation. */
  readonly isFirst: boolean;
  /** Date of the notice that shortened the period, if one did. */
  readonly shortenedByNoticeOn?: CivilDate | undefined;
}

/** Longest accounting reference period, in months (ss.391(5), 392(5)). */
export const LONGEST_ACCOUNTING_PERIOD_MONTHS = 18;

/** The reference date in a given year. */
export function referenceDateIn(year: number, date: AccountingReferenceDate): CivilDate {
  const lastDay = daysInMonth(year, date.month);
  const isMonthEnd = date.month === 2 && date.day >= 28;
  return dateOf(year, date.month, isMonthEnd ? lastDay : Math.min(date.day, lastDay));
}

/** The first day strictly after `date` on which the reference date falls. */
export function nextReferenceDate(date: CivilDate, reference: AccountingReferenceDate): CivilDate {
  const { year } = datePartsOf(date);
  const thisYear = referenceDateIn(year, reference);
  return isAfter(thisYear, date) ? thisYear : referenceDateIn(year + 1, reference);
}

/** The first period of a company incorporated since 1996: to the end of the month of its first anniversary (s.391(4)). */
export function firstAccountingPeriod(incorporatedOn: CivilDate): AccountingPeriod {
  return { startsOn: incorporatedOn, endsOn: lastDayOfMonth(monthsAfter(incorporatedOn, 12)), isFirst: true };
}

/** The period after another: to the next reference date, twelve months on. */
export function nextAccountingPeriod(period: Period, reference: AccountingReferenceDate): AccountingPeriod {
  return {
    startsOn: addDays(period.endsOn, 1),
    endsOn: nextReferenceDate(period.endsOn, reference),
    isFirst: false,
  };
}

/** Last day for filing the accounts of a period (s.442), by the company's kind just before the period ended. */
export function accountsDueOn(period: AccountingPeriod, kind: CompanyKind): CivilDate {
  const ordinary = ordinaryDueOn(period, kind === 'private' ? 9 : 6);
  if (!period.shortenedByNoticeOn) return ordinary;
  return laterOf(ordinary, accountsMonths(period.shortenedByNoticeOn, 3));
}

function ordinaryDueOn(period: AccountingPeriod, months: number): CivilDate {
  const isLongFirst = period.isFirst && isAfter(period.endsOn, monthsBeginningWith(period.startsOn, 12));
  if (!isLongFirst) return accountsMonths(period.endsOn, months);
  const fromAnniversary = accountsMonths(monthsAfter(period.startsOn, 12), months);
  return laterOf(fromAnniversary, accountsMonths(period.endsOn, 3));
}
