import { daysBetween, formatDate, formatNumber } from '#kit/value/format.ts';

/** A date older than this is hardly one that is still to be met, and one later than that hardly one that is known. */
const [longPastDays, farAheadDays] = [365, 10 * 366];

/** Why a date may be mistyped; undefined where it lies near enough. */
export function doubtOf(date: string, today: string): string | undefined {
  const days = daysBetween(today, date);
  const how = `${formatDate(date)} is ${formatNumber(Math.abs(days))} days`;
  if (days < -longPastDays) return `${how} ago: it would stand in the diary as overdue at once.`;
  return days > farAheadDays ? `${how} ahead.` : undefined;
}
