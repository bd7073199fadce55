import { z } from 'zod';
import { changing, defineCall } from '../../call.ts';
import { callerText, entityList, id } from '../../wire/shapes.ts';

/** Puts an archived company back into the list, with all that is kept of it and for those who had access to it. */
export const restoreCompany = defineCall({
  ...changing('companies', { flag: 'deleteCompany' }),
  path: '/api/EditCompanyInfo/RestoreCompany',
  summary: 'Restore a company from the archive',
  body: z.object({ companyId: id, userId: callerText }),
  reply: entityList(z.object({ companyId: id, companyNumber: z.string(), companyName: z.string() })),
  caller: { userId: 'user' },
  activity: 'company.restored',
  transaction: 'process',
});
