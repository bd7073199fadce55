import { addDays, type CivilDate, civilDate, minuteInLondon } from '@statbook/domain/dates';

/** How long a night of readings lasts. */
export const nightMinutes = 8 * 60;
/** So many are asked for at once at most: a full reading is about five requests, and people's own go between. */
const mostAtOnce = 20;
/** So many wait at most; while the registry is out of order no more are added. */
const mostWaiting = 40;

/** A moment of a night. */
export interface NightMoment {
  /** The day on which it began, in London. */
  night: CivilDate;
  minutesIn: number;
}

/** The night that a moment is in, where nights begin at an hour in London; undefined by day. */
export function nightAt(now: Date, beginsAtHour: number): NightMoment | undefined {
  const { date, time } = minuteInLondon(Temporal.Instant.fromEpochMilliseconds(now.getTime()));
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = (hour - beginsAtHour) * 60 + minute;
  const minutesIn = minutes < 0 ? minutes + 24 * 60 : minutes;
  if (minutesIn >= nightMinutes) return undefined;
  return { night: minutes < 0 ? addDays(civilDate(date), -1) : civilDate(date), minutesIn };
}

export interface NightProgress {
  /** Companies that are not planned tonight, and those that are. */
  left: number;
  planned: number;
  /** Of those planned lately, not read yet. */
  waiting: number;
}

/** How many more are due: spread evenly over the night, so that nobody's own request waits behind them. */
export function readingsDue(minutesIn: number, { left, planned, waiting }: NightProgress): number {
  const due = Math.ceil(((left + planned) * (minutesIn + 1)) / nightMinutes) - planned;
  return Math.max(0, Math.min(due, left, mostAtOnce, mostWaiting - waiting));
}
