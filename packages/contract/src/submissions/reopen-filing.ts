import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id } from '../wire.ts';

/** Takes a filing that came back to its draft, with everything filled in: the correction is its next attempt. */
export const reopenFiling = defineCall({
  feature: 'submissions',
  method: 'POST',
  path: '/api/Submissions/ReopenFiling',
  summary: 'Correct a rejected or refused filing',
  body: z.object({ FilingId: id }),
  reply: entityList(
    z.object({
      FilingId: id,
      CompanyId: id,
      Form: z.string(),
      /** Where the correction begins, when it is known. */
      Step: z.string().nullable(),
      Field: z.string().nullable(),
    }),
  ),
  access: { flag: 'EditCompany' },
  activity: 'filing.reopened',
  transaction: 'one',
});
