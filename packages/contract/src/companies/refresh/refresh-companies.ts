import { z } from 'zod';
import { changing, defineCall } from '../../call.ts';
import { entityList, id } from '../../wire/shapes.ts';

/** Has chosen companies read again in the background. One out of reach refuses them all. */
export const refreshCompanies = defineCall({
  ...changing('companies', { flag: 'editCompany' }),
  path: '/api/CompanyInformation/RefreshCompanies',
  summary: 'Read chosen companies again, in the background',
  body: z.object({
    companyIds: z
      .array(id)
      .min(1, 'Choose at least one company')
      .max(500, 'Choose at most 500 companies at once'),
  }),
  reply: entityList(z.object({ queued: z.int() })),
  activity: 'companies.refresh-requested',
});
