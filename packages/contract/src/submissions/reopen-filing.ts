import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';

/** Takes a filing that came back to its draft, with everything filled in: the correction is its next attempt. */
export const reopenFiling = defineCall({
  ...changing('submissions', { flag: 'editCompany' }),
  path: '/api/Submissions/ReopenFiling',
  summary: 'Correct a rejected or refused filing',
  body: z.object({ filingId: id }),
  reply: entityList(
    z.object({
      filingId: id,
      companyId: id,
      form: z.string(),
      /** Where the correction begins, when it is known. */
      step: z.string().nullable(),
      field: z.string().nullable(),
    }),
  ),
  activity: 'filing.reopened',
});
