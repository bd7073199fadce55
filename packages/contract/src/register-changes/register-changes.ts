import { z } from 'zod';
import { aboutCompany, aboutCompanyInBody, changing, defineCall, reading } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { registerChange, registerChangeSettlement } from './register-change-shapes.ts';

/** What Companies House shows otherwise than before, the newest first. */
export const getRegisterChanges = defineCall({
  ...reading('register-changes', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GetRegisterChanges',
  summary: 'Changes of a company at Companies House, and what brought them about',
  query: z.object({
    companyId: id,
    alarmsOnly: z.stringbool().optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    entity: z.array(registerChange),
    /** How many match. */
    total: z.int(),
    /** How many are alarms, whatever is asked for. */
    alarms: z.int(),
  }),
});

/** Says of a change that nobody here filed where it comes from. Said again, it is corrected. */
export const settleRegisterChange = defineCall({
  ...changing('register-changes', aboutCompanyInBody('editCompany')),
  path: '/api/CompanyInformation/SettleRegisterChange',
  summary: 'Say where a change at Companies House comes from that was not filed here',
  body: z.object({
    companyId: id,
    changeId: z.int().positive(),
    settledAs: registerChangeSettlement,
    /** What had been said of it when the page was read. */
    settledBefore: registerChangeSettlement.nullable(),
    note: z.string().trim().max(2000, 'Enter a note of at most 2000 characters').default(''),
  }),
  reply: entityList(registerChange),
  activity: 'register-change.settled',
});
