import { DIARY_REPEATS } from '@statbook/domain/diary';
import { z } from 'zod';
import type { CallInput } from '#api/call-types.ts';
import { enteredDate } from '#kit/date-field/entered-date.ts';
import { digitsMask } from '#kit/mask/text-masks.ts';
import type { OwnDate } from './diary-rows.ts';

/** What the form of a date asks for. */
export const diarySchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Enter a description')
    .max(120, 'Enter a description of at most 120 characters'),
  dueOn: enteredDate('Enter the date, like 27 3 2024'),
  repeat: z.enum(DIARY_REPEATS),
  daysBefore: z.string().regex(/^([1-9]\d{0,2})?$/, 'Enter a number of days from 1 to 999'),
  note: z.string().trim().max(2000, 'Enter a note of at most 2000 characters'),
  assignedTo: z.string(),
});
export type DiaryValues = z.infer<typeof diarySchema>;

/** The form of a new date, or of one as it stands. */
export function toDiaryValues(date: OwnDate | undefined): DiaryValues {
  if (date === undefined)
    return { title: '', dueOn: '', repeat: 'none', daysBefore: '14', note: '', assignedTo: '' };
  const { title, dueOn, startsOn, repeat, daysBefore, note, assignedTo } = date;
  return {
    title,
    dueOn: dueOn ?? startsOn,
    repeat,
    daysBefore: String(daysBefore ?? ''),
    note: note ?? '',
    assignedTo: assignedTo ?? '',
  };
}

type Body = NonNullable<CallInput<'saveDiaryDate'>['body']>;

export function toDiaryBody(values: DiaryValues): Omit<Body, 'companyId'> {
  return {
    ...values,
    dueOn: values.dueOn,
    daysBefore: values.daysBefore === '' ? null : Number(values.daysBefore),
    assignedTo: values.assignedTo === '' ? null : values.assignedTo,
  };
}

/** 1 to 999: digits, and no nought before them (specification, section 5). */
export const daysBeforeMask = digitsMask(3, { isCount: true });
