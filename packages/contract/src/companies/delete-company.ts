import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, done, id } from '../wire/shapes.ts';

/** Takes a company out of the account's list. What was kept of it stays stored, and the company can be imported again. */
export const deleteCompany = defineCall({
  feature: 'companies',
  method: 'DELETE',
  path: '/api/EditCompanyInfo/DeleteCompany',
  summary: 'Take a company out of the list',
  query: z.object({ companyId: id, userId: callerText }),
  reply: done,
  access: { flag: 'deleteCompany', company: { in: 'query', field: 'companyId', by: 'id' } },
  caller: { userId: 'user' },
  activity: 'company.removed',
  transaction: 'one',
});
