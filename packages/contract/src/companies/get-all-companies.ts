import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, id } from '../wire.ts';

/** Every company within reach by name and number, for choosing from. */
export const getAllCompanies = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/CompanyInformation/GetAllCompanies',
  summary: 'Every company within reach, by name and number',
  query: z.object({ CentralUserId: callerText }),
  reply: entityList(z.object({ CompanyId: id, CompanyNumber: z.string(), CompanyName: z.string() })),
  access: { flag: 'ViewCompany' },
  caller: { CentralUserId: 'central-user' },
  activity: null,
  transaction: 'one',
});
