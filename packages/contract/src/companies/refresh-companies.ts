import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id } from '../wire.ts';

/** Has chosen companies read again in the background. One out of reach refuses them all. */
export const refreshCompanies = defineCall({
  feature: 'companies',
  method: 'POST',
  path: '/api/CompanyInformation/RefreshCompanies',
  summary: 'Read chosen companies again, in the background',
  body: z.object({
    CompanyIds: z
      .array(id)
      .min(1, 'Choose at least one company')
      .max(500, 'Choose at most 500 companies at once'),
  }),
  reply: entityList(z.object({ Queued: z.int() })),
  access: { flag: 'EditCompany' },
  activity: 'companies.refresh-requested',
  transaction: 'one',
});
