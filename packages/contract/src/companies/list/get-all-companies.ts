import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { callerText, entityList, id } from '../../wire/shapes.ts';

/** Every company within reach by name and number, for choosing from. */
export const getAllCompanies = defineCall({
  ...reading('companies', { flag: 'viewCompany' }),
  path: '/api/CompanyInformation/GetAllCompanies',
  summary: 'Every company within reach, by name and number',
  query: z.object({ centralUserId: callerText }),
  reply: entityList(z.object({ companyId: id, companyNumber: z.string(), companyName: z.string() })),
  caller: { centralUserId: 'central-user' },
});
