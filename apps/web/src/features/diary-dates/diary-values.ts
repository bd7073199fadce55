import { DIARY_REPEATS } from '@statbook/domain';
import { z } from 'zod';
import type { CallInput } from '#api/call-types.ts';
import { parseDateText } from '#kit/form/date-text.ts';
import type { OwnDate } from './diary-rows.ts';

const isDate = (text: string) => parseDateText(text) !== undefined;

/** What the form of a date asks for. */
export const diarySchema = z.object({
  Title: z
    .string()
    .trim()
    .min(1, 'Enter what is to be done')
    .max(120, 'Enter a title of at most 120 characters'),
  DueOn: z.string().refine(isDate, 'Enter the date, like 27 3 2024'),
  Repeat: z.enum(DIARY_REPEATS),
  DaysBefore: z.string().regex(/^([1-9]\d{0,2})?$/, 'Enter a number of days from 1 to 999'),
  Note: z.string().trim().max(2000, 'Enter a note of at most 2000 characters'),
  AssignedTo: z.string(),
});
export type DiaryValues = z.infer<typeof diarySchema>;

/** The form of a new date, or of one as it stands. */
export function toDiaryValues(date: OwnDate | undefined): DiaryValues {
  if (date === undefined)
    return { Title: '', DueOn: '', Repeat: 'none', DaysBefore: '14', Note: '', AssignedTo: '' };
  const { Title, DueOn, StartsOn, Repeat, DaysBefore, Note, AssignedTo } = date;
  return {
    Title,
    DueOn: DueOn ?? StartsOn,
    Repeat,
    DaysBefore: String(DaysBefore ?? ''),
    Note: Note ?? '',
    AssignedTo: AssignedTo ?? '',
  };
}

type Body = NonNullable<CallInput<'saveDiaryDate'>['body']>;

export function toDiaryBody(values: DiaryValues): Omit<Body, 'CompanyId'> {
  return {
    ...values,
    DueOn: parseDateText(values.DueOn) ?? values.DueOn,
    DaysBefore: values.DaysBefore === '' ? null : Number(values.DaysBefore),
    AssignedTo: values.AssignedTo === '' ? null : values.AssignedTo,
  };
}

/** 1 to 999: digits, and no nought before them (specification, section 5). */
export const daysBeforeMask = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, 3);
