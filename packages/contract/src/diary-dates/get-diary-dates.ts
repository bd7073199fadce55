import { z } from 'zod';
import { defineCall } from '../call.ts';
import { recordHead } from '../companies/record-shapes.ts';
import { callerText, civilDate, entityList, id, instant, typedCompanyNumber } from '../wire.ts';
import { byCompany, diaryDateShape } from './diary-shapes.ts';

/** A date that the law gives; it cannot be changed here, only explained. */
const statutoryDate = z.object({
  Kind: z.enum([
    'confirmation-statement',
    'accounts',
    'annual-general-meeting',
    'director-verification',
    'psc-verification',
    'control-notice',
    'form',
  ]),
  Title: z.string(),
  /** Of whom or of what it is, where the title does not say. */
  Detail: z.string().nullable(),
  DueOn: civilDate,
  Overdue: z.boolean(),
  /** How the date comes about, in words. */
  Computed: z.string(),
  /** Where it is written. */
  Authority: z.string(),
  /** What is to be done by it. */
  ToDo: z.string(),
  /** The filing under way, and the entry of the share register, from which it follows. */
  FilingId: id.nullable(),
  ShareEventId: id.nullable(),
});

/** A day that was done, or a date that was removed. */
const past = { DiaryDateId: id, Title: z.string(), DueOn: civilDate, At: instant, By: z.string().nullable() };

/** Every date of a company: those of the law, the practice's own, and what was done. */
export const getDiaryDates = defineCall({
  feature: 'diary-dates',
  method: 'GET',
  path: '/api/CompanyInformation/GetDairyDates',
  summary: 'The dates of a company: those that the law gives, and the practice’s own',
  query: z.object({
    CompanyId: id,
    CentralUserId: callerText,
    /** May repeat the company's number; `CompanyId` decides. */
    Registration_Number: typedCompanyNumber.optional(),
  }),
  reply: entityList(
    z.object({
      ...recordHead,
      Statutory: z.array(statutoryDate),
      Own: z.array(diaryDateShape),
      /** The last done first; at most 100. */
      Done: z.array(z.object({ ...past, CanBeTakenBack: z.boolean() })),
      Removed: z.array(z.object(past)),
      /** Who can be given a date: the users who see the company. */
      People: z.array(z.object({ UserId: id, UserName: z.string() })),
    }),
  ),
  access: { flag: 'ViewCompany', company: byCompany },
  caller: { CentralUserId: 'central-user' },
  activity: null,
  transaction: 'one',
});

/** Everything that was done to a date of the practice's own, the latest first. */
export const getDiaryDateHistory = defineCall({
  feature: 'diary-dates',
  method: 'GET',
  path: '/api/CompanyInformation/GetDairyDateHistory',
  summary: 'What was done to a diary date',
  query: z.object({ CompanyId: id, DiaryDateId: id }),
  reply: entityList(
    z.object({
      Act: z.enum(['added', 'changed', 'done', 'undone', 'removed']),
      /** Of a day that was done or taken back: which. */
      DueOn: civilDate.nullable(),
      /** What was changed, in words: "Title", "Date". */
      Changed: z.array(z.string()),
      At: instant,
      By: z.string().nullable(),
    }),
  ),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});
