import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import { isOverdue } from '@statbook/domain/deadlines';
import type { DiaryRhythm } from '@statbook/domain/diary';
import type { DiaryChange, DiaryRow } from './diary-queries.ts';

type Names = ReadonlyMap<string, string>;

/** A date of the practice's own, as our calls give it. */
export function presentDiaryDate(row: DiaryRow, { names, today }: { names: Names; today: CivilDate }) {
  const dueOn = row.nextOn === null ? null : civilDate(row.nextOn);
  return {
    ...row,
    diaryDateId: row.id,
    dueOn,
    remindOn: dueOn === null || row.daysBefore === null ? null : addDays(dueOn, -row.daysBefore),
    assignedName: names.get(row.assignedTo ?? ''),
    overdue: dueOn !== null && isOverdue(dueOn, today),
    addedAt: row.createdAt.toISOString(),
    addedBy: names.get(row.createdBy),
  };
}

/** The days of a date. */
export const rhythmOf = ({ startsOn, repeat }: DiaryRow): DiaryRhythm => ({
  startsOn: civilDate(startsOn),
  repeat,
});

/** Whose names the dates need. */
export const peopleIn = (rows: readonly DiaryRow[]) =>
  rows.flatMap(({ assignedTo, createdBy }) => (assignedTo === null ? [createdBy] : [assignedTo, createdBy]));

const fieldLabels = {
  title: 'Title',
  startsOn: 'Date',
  repeat: 'Repeat',
  daysBefore: 'Reminder',
  note: 'Note',
  assignedTo: 'Assigned to',
} as const;

/** What a change changed, in words. */
export function changedFields(change: DiaryChange, before: DiaryChange | undefined): string[] {
  if (change.act !== 'changed' || before === undefined) return [];
  const [now, then] = [valuesOf(change.content), valuesOf(before.content)];
  return Object.entries(fieldLabels)
    .filter(([field]) => now.get(field) !== then.get(field))
    .map(([, words]) => words);
}

const valuesOf = (content: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof content === 'object' && content !== null ? content : {}));
