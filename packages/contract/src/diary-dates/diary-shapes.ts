import { DIARY_REPEATS } from '@statbook/domain';
import { z } from 'zod';
import { civilDate, id, instant } from '../wire.ts';

export const byCompany = { in: 'query', field: 'CompanyId', by: 'id' } as const;
export const byCompanyInBody = { in: 'body', field: 'CompanyId', by: 'id' } as const;

/** What a person enters of a date of the practice's own. */
export const diaryFields = {
  Title: z
    .string()
    .trim()
    .min(1, 'Enter what is to be done')
    .max(120, 'Enter a title of at most 120 characters'),
  /** The first day; of a date that comes back, the others are counted from it. */
  DueOn: civilDate,
  Repeat: z.enum(DIARY_REPEATS),
  /** From so many days before on somebody is told of it; left out, nobody is. */
  DaysBefore: z
    .int('Enter a whole number of days from 1 to 999')
    .min(1, 'Enter a number of days from 1 to 999')
    .max(999, 'Enter a number of days from 1 to 999')
    .nullish(),
  Note: z.string().trim().max(2000, 'Enter a note of at most 2000 characters').nullish(),
  /** Whose it is; left out, everybody's who sees the company. */
  AssignedTo: id.nullish(),
} as const;

/** A date of the practice's own, as it stands. */
export const diaryDateShape = z.object({
  DiaryDateId: id,
  /** Counts the changes; given back with the next one, so that nobody writes over somebody else's. */
  Version: z.int(),
  Title: z.string(),
  /** The first day that is still to be done; null when there is none. */
  DueOn: civilDate.nullable(),
  /** The day from which the days of one that comes back are counted. */
  StartsOn: civilDate,
  Repeat: z.enum(DIARY_REPEATS),
  DaysBefore: z.int().nullable(),
  /** From this day on somebody is told of it. */
  RemindOn: civilDate.nullable(),
  Note: z.string().nullable(),
  AssignedTo: id.nullable(),
  AssignedName: z.string().nullable(),
  Overdue: z.boolean(),
  AddedAt: instant,
  AddedBy: z.string().nullable(),
});
