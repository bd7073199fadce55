import { addDays, civilDate, lastDayOfMonth } from '@statbook/domain/dates';
import { nextOccurrence } from '@statbook/domain/diary';
import type { DiaryRow, OwnDate } from './diary-rows.ts';

/** The dates of a month by day; one that comes back stands on each of its days from the next one on. */
export function calendarDays(
  rows: readonly DiaryRow[],
  month: string,
): ReadonlyMap<string, readonly DiaryRow[]> {
  const entries = rows.flatMap((row) =>
    daysIn(row, month).map((day): readonly [string, DiaryRow] => [day, row]),
  );
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    [...Map.groupBy(sorted, ([day]) => day)].map(([day, found]) => [day, found.map(([, row]) => row)]),
  );
}

function daysIn({ dueOn, own }: DiaryRow, month: string): readonly string[] {
  const days = dueOn.startsWith(month) ? [dueOn] : [];
  return own === undefined ? days : [...days, ...laterDaysIn(own, { dueOn, month })];
}

function laterDaysIn(
  { startsOn, repeat }: OwnDate,
  { dueOn, month }: { dueOn: string; month: string },
): readonly string[] {
  const rhythm = { startsOn: civilDate(startsOn), repeat };
  const first = civilDate(`${month}-01`);
  const last = lastDayOfMonth(first);
  const before = addDays(first, -1);
  const after = dueOn > before ? civilDate(dueOn) : before;
  const day = nextOccurrence(rhythm, after);
  return day === undefined || day > last ? [] : [day];
}
