import { addDays, type CivilDate, datePartsOf, isAfter } from '../dates/civil-date.ts';
import { monthsAfter } from '../dates/statutory-periods.ts';

/** How often a date of one's own comes back, in the order in which it is offered. */
export const DIARY_REPEATS = ['none', 'monthly', 'quarterly', 'yearly'] as const;

/** How often a date of one's own comes back. */
export type DiaryRepeat = (typeof DIARY_REPEATS)[number];

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** How many months lie between two of its days; undefined for one that comes once. */
export function monthsOfRepeat(repeat: DiaryRepeat): number | undefined {
  return repeat === 'none' ? undefined : MONTHS[repeat];
}

/** A date of one's own: its first day, and how often it comes back. */
export interface DiaryRhythm {
  readonly startsOn: CivilDate;
  readonly repeat: DiaryRepeat;
}

/**
 * The day after another on which it comes back; undefined for one that comes once and has been. Counted from the first
 * day each time, so that the 31st is not lost in a shorter month.
 */
export function nextOccurrence({ startsOn, repeat }: DiaryRhythm, after: CivilDate): CivilDate | undefined {
  if (isAfter(startsOn, after)) return startsOn;
  const step = monthsOfRepeat(repeat);
  if (step === undefined) return undefined;
  const [first, last] = [datePartsOf(startsOn), datePartsOf(after)];
  const elapsed = (last.year - first.year) * 12 + last.month - first.month;
  const passed = Math.floor(elapsed / step);
  const next = monthsAfter(startsOn, passed * step);
  return isAfter(next, after) ? next : monthsAfter(startsOn, (passed + 1) * step);
}

/** Whether it falls on a day. */
export function fallsOn(rhythm: DiaryRhythm, day: CivilDate): boolean {
  return nextOccurrence(rhythm, addDays(day, -1)) === day;
}

/** The first of its days that is not done; undefined when there is none. */
export function firstOpenOccurrence(
  rhythm: DiaryRhythm,
  done: ReadonlySet<CivilDate>,
): CivilDate | undefined {
  let day: CivilDate | undefined = rhythm.startsOn;
  while (day !== undefined && done.has(day)) day = nextOccurrence(rhythm, day);
  return day;
}
