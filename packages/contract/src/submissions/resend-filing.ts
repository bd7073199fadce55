import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/**
 * Sends a filing again that was not taken in, unchanged: once the credit account, the connection or the company's code
 * has been corrected. It keeps its submission number, so that the registry itself would refuse a second filing.
 */
export const resendFiling = defineCall({
  ...changing('submissions', { flag: 'submitCompany' }),
  path: '/api/Submissions/ResendFiling',
  summary: 'Send an unchanged filing again',
  body: z.object({ filingId: id }),
  reply: done,
  activity: 'filing.resent',
});
