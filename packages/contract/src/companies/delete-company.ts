import { z } from 'zod';
import { aboutCompany, changing, defineCall } from '../call.ts';
import { callerText, done, id } from '../wire/shapes.ts';

/** Takes a company out of the account's list. What was kept of it stays stored, and the company can be imported again. */
export const deleteCompany = defineCall({
  ...changing('companies', aboutCompany('deleteCompany')),
  method: 'DELETE',
  path: '/api/EditCompanyInfo/DeleteCompany',
  summary: 'Take a company out of the list',
  query: z.object({ companyId: id, userId: callerText }),
  reply: done,
  caller: { userId: 'user' },
  activity: 'company.removed',
});
