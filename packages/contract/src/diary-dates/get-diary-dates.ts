import { OBLIGATION_KINDS } from '@statbook/domain/obligations';
import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { recordHead } from '../companies/company-shapes.ts';
import { obligationFields } from '../companies/obligation-shapes.ts';
import { callerText, civilDate, entityList, id, instant, typedCompanyNumber } from '../wire/shapes.ts';
import { diaryDateShape } from './diary-shapes.ts';

const { diaryDateId: _own, ...statutoryFields } = obligationFields;

/** A date that the law gives; it cannot be changed here, only explained. */
const statutoryDate = z.object({
  ...statutoryFields,
  kind: z.enum(OBLIGATION_KINDS).exclude(['diary']),
  /** How the date comes about, in words. */
  computed: z.string(),
  /** Where it is written. */
  authority: z.string(),
  /** What is to be done by it. */
  toDo: z.string(),
});

/** A day that was done, or a date that was removed. */
const past = { diaryDateId: id, title: z.string(), dueOn: civilDate, at: instant, by: z.string().nullable() };

/** Every date of a company: those of the law, the practice's own, and what was done. */
export const getDiaryDates = defineCall({
  ...reading('diary-dates', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GetDairyDates',
  summary: 'The dates of a company: those that the law gives, and the practice’s own',
  query: z.object({
    companyId: id,
    centralUserId: callerText,
    /** May repeat the company's number; `CompanyId` decides. */
    registrationNumber: typedCompanyNumber.optional(),
  }),
  reply: entityList(
    z.object({
      ...recordHead,
      statutory: z.array(statutoryDate),
      own: z.array(diaryDateShape),
      /** The last done first; at most 100. */
      done: z.array(z.object({ ...past, canBeTakenBack: z.boolean() })),
      removed: z.array(z.object(past)),
      /** Who can be given a date: the users who see the company. */
      people: z.array(z.object({ userId: id, userName: z.string() })),
    }),
  ),
  wire: { input: { names: { registrationNumber: 'Registration_Number' } } },
  caller: { centralUserId: 'central-user' },
});

/** Everything that was done to a date of the practice's own, the latest first. */
export const getDiaryDateHistory = defineCall({
  ...reading('diary-dates', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GetDairyDateHistory',
  summary: 'What was done to a diary date',
  query: z.object({ companyId: id, diaryDateId: id }),
  reply: entityList(
    z.object({
      act: z.enum(['added', 'changed', 'done', 'undone', 'removed']),
      /** Of a day that was done or taken back: which. */
      dueOn: civilDate.nullable(),
      /** What was changed, in words: "Title", "Date". */
      changed: z.array(z.string()),
      at: instant,
      by: z.string().nullable(),
    }),
  ),
});
