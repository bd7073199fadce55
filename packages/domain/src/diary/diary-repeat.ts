import { addDays, type CivilDate, datePartsOf, isAfter } from '../dates/civil-date.ts';
import { monthsAfter } from '../dates/statutory-periods.ts';

/** How often a diary date repeats, in the order in which choices are shown. */
export const DIARY_REPEATS = ['none', 'monthly', 'quarterly', 'yearly'] as const;

/** How often a diary date repeats. */
type DiaryRepeat = (typeof DIARY_REPEATS)[number];

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** The months between two occurrences; undefined for a date without repeats. */
export function monthsOfRepeat(repeat: DiaryRepeat): number | undefined {
  return repeat === 'none' ? undefined : MONTHS[repeat];
}

/** A diary date: its first day and its repeats. */
export interface DiaryRhythm {
  readonly startsOn: CivilDate;
  readonly repeat: DiaryRepeat;
}

/**
 * The next occurrence after a day; undefined where there is none. Counted from the first day each time, so that the 31st is not
 * lost in a shorter month.
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

/** Whether a day is an occurrence. */
export function fallsOn(rhythm: DiaryRhythm, day: CivilDate): boolean {
  return nextOccurrence(rhythm, addDays(day, -1)) === day;
}

/** The first occurrence that is not done; undefined where there is none. */
export function firstOpenOccurrence(
  rhythm: DiaryRhythm,
  done: ReadonlySet<CivilDate>,
): CivilDate | undefined {
  let day: CivilDate | undefined = rhythm.startsOn;
  while (day !== undefined && done.has(day)) day = nextOccurrence(rhythm, day);
  return day;
}
