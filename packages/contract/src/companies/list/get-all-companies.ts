import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { callerText, entityList, id } from '../../wire/shapes.ts';

/** Every company within reach by name and number, for choosing from. */
export const getAllCompanies = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/CompanyInformation/GetAllCompanies',
  summary: 'Every company within reach, by name and number',
  query: z.object({ centralUserId: callerText }),
  reply: entityList(z.object({ companyId: id, companyNumber: z.string(), companyName: z.string() })),
  access: { flag: 'viewCompany' },
  caller: { centralUserId: 'central-user' },
  activity: null,
  transaction: 'one',
});
