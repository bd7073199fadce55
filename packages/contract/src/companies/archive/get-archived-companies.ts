import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { entityList, id, instant } from '../../wire/shapes.ts';

/** The companies that were removed from the list, as far as they were within reach; the last removed first. */
export const getArchivedCompanies = defineCall({
  ...reading('companies', { flag: 'deleteCompany' }),
  path: '/api/CompanyInformation/GetArchivedCompanies',
  summary: 'The companies that were removed from the list',
  reply: entityList(
    z.object({
      companyId: id,
      companyNumber: z.string(),
      companyName: z.string(),
      removedAt: instant,
      /** The name of the person who removed it, where that is known. */
      removedBy: z.string().nullable(),
      /** Whether the list has a newer record of the same number: then this one cannot be restored. */
      isListedAgain: z.boolean(),
    }),
  ),
});
