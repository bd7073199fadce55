import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../call.ts';
import { civilDate, done, entityList, id } from '../wire/shapes.ts';
import { diaryDateShape, diaryFields } from './diary-shapes.ts';

const changingDates = changing('diary-dates', aboutCompanyInBody('editCompany'));

/** Enters a date of the practice's own, or changes one. */
export const saveDiaryDate = defineCall({
  ...changingDates,
  path: '/api/CompanyInformation/SaveDairyDates',
  summary: 'Enter or change a diary date',
  body: z.object({
    companyId: id,
    /** Of a new date made by the sender: sent again under the same id, it is entered once. */
    diaryDateId: id.optional(),
    /** Of a date that is changed: the version that was on show. */
    version: z.int().positive().optional(),
    ...diaryFields,
  }),
  reply: entityList(diaryDateShape),
  activity: 'diary-date.saved',
});

/** Marks a day of a date as done, or takes that back. A date that comes back then stands at its next day. */
export const markDiaryDate = defineCall({
  ...changingDates,
  path: '/api/CompanyInformation/MarkDairyDate',
  summary: 'Mark a diary date as done, or as not done after all',
  body: z.object({ companyId: id, diaryDateId: id, dueOn: civilDate, done: z.boolean() }),
  reply: entityList(diaryDateShape),
  activity: 'diary-date.marked',
});

/** Takes a date out of the diary; what was kept of it stays in its history. */
export const removeDiaryDate = defineCall({
  ...changingDates,
  path: '/api/CompanyInformation/RemoveDairyDate',
  summary: 'Take a date out of the diary',
  body: z.object({ companyId: id, diaryDateId: id, version: z.int().positive() }),
  reply: done,
  activity: 'diary-date.removed',
});
