import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** Takes a filing that waits for its payment back to its draft, so that it can be corrected first. */
export const returnFilingToDraft = defineCall({
  ...changing('submissions', { flag: 'submitCompany' }),
  path: '/api/Submissions/ReturnFilingToDraft',
  summary: 'Correct a filing before it is paid for',
  body: z.object({ filingId: id }),
  reply: done,
  activity: 'filing.returned-to-draft',
});
