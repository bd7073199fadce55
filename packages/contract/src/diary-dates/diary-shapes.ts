import { DIARY_REPEATS } from '@statbook/domain/diary';
import { z } from 'zod';
import { civilDate, id, instant } from '../wire/shapes.ts';

/** What a person enters of a date of the practice's own. */
export const diaryFields = {
  title: z
    .string()
    .trim()
    .min(1, 'Enter a description')
    .max(120, 'Enter a description of at most 120 characters'),
  /** The first day; of a date that comes back, the others are counted from it. */
  dueOn: civilDate,
  repeat: z.enum(DIARY_REPEATS),
  /** From so many days before on somebody is told of it; left out, nobody is. */
  daysBefore: z
    .int('Enter a whole number of days from 1 to 999')
    .min(1, 'Enter a number of days from 1 to 999')
    .max(999, 'Enter a number of days from 1 to 999')
    .nullish(),
  note: z.string().trim().max(2000, 'Enter a note of at most 2000 characters').nullish(),
  /** Whose it is; left out, everybody's who sees the company. */
  assignedTo: id.nullish(),
} as const;

/** A date of the practice's own, as it stands. */
export const diaryDateShape = z
  .object({
    diaryDateId: id,
    /** Counts the changes; given back with the next one, so that nobody writes over somebody else's. */
    version: z.int(),
    title: z.string(),
    /** The first day that is still to be done; null when there is none. */
    dueOn: civilDate.nullable(),
    /** The day from which the days of one that comes back are counted. */
    startsOn: civilDate,
    repeat: z.enum(DIARY_REPEATS),
    daysBefore: z.int().nullable(),
    /** From this day on somebody is told of it. */
    remindOn: civilDate.nullable(),
    note: z.string().nullable(),
    assignedTo: id.nullable(),
    assignedName: z.string().nullable(),
    overdue: z.boolean(),
    addedAt: instant,
    addedBy: z.string().nullable(),
  })
  .meta({ title: 'DiaryDate' });
