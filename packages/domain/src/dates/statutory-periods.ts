import { addDays, type CivilDate, dateOf, datePartsOf, daysInMonth, isLastDayOfMonth } from './civil-date.ts';

/** "Within n days after d", "n days from d": d + n. */
export function daysAfter(date: CivilDate, days: number): CivilDate {
  return addDays(date, days);
}

/** The last of "n days beginning with d", in which d itself is day 1: d + n - 1. */
export function daysBeginningWith(date: CivilDate, days: number): CivilDate {
  return addDays(date, days - 1);
}

/**
 * "Within n months after d": the same day number n months on, or the last day of that month where the day does not
 * exist (the corresponding-date rule, Dodds v Walker [1981] 1 WLR 1027).
 */
export function monthsAfter(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = monthsOn(date, months);
  return dateOf(year, month, Math.min(day, daysInMonth(year, month)));
}

/**
 * The last of "n months beginning with d": the day before the same day number n months on; where that day number does
 * not exist, the last day of that month.
 */
export function monthsBeginningWith(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = monthsOn(date, months);
  const lastDay = daysInMonth(year, month);
  return day > lastDay ? dateOf(year, month, lastDay) : addDays(dateOf(year, month, day), -1);
}

/**
 * Months of a filing period for accounts (s.443): from the last day of a month they run to the last day of the target
 * month, from any other day to the same day number, cut to the end of a shorter month.
 */
export function accountsMonths(date: CivilDate, months: number): CivilDate {
  const target = monthsAfter(date, months);
  if (!isLastDayOfMonth(date)) return target;
  const { year, month } = datePartsOf(target);
  return dateOf(year, month, daysInMonth(year, month));
}

function monthsOn(date: CivilDate, months: number): { year: number; month: number; day: number } {
  const { year, month, day } = datePartsOf(date);
  const monthCount = year * 12 + (month - 1) + months;
  return { year: Math.floor(monthCount / 12), month: (((monthCount % 12) + 12) % 12) + 1, day };
}
