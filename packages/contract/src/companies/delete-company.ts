import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, done, id } from '../wire.ts';

/** Takes a company out of the account's list. What was kept of it stays stored, and the company can be imported again. */
export const deleteCompany = defineCall({
  feature: 'companies',
  method: 'DELETE',
  path: '/api/EditCompanyInfo/DeleteCompany',
  summary: 'Take a company out of the list',
  query: z.object({ CompanyId: id, UserId: callerText }),
  reply: done,
  access: { flag: 'DeleteCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  caller: { UserId: 'user' },
  activity: 'company.removed',
  transaction: 'one',
});
