import { z } from 'zod';
import { aboutCompany, changing, defineCall } from '../call.ts';
import { callerText, done, id } from '../wire/shapes.ts';

/** Moves a company from the account's list to the archive: its record stays whole and can be restored. */
export const deleteCompany = defineCall({
  ...changing('companies', aboutCompany('deleteCompany')),
  method: 'DELETE',
  path: '/api/EditCompanyInfo/DeleteCompany',
  summary: 'Move a company from the list to the archive',
  query: z.object({ companyId: id, userId: callerText }),
  reply: done,
  caller: { userId: 'user' },
  activity: 'company.removed',
});
