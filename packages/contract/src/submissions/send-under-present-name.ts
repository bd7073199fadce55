import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/**
 * Sends a filing that waits for a change of the company's name, under the name that the company has on its record now. Companies
 * House rejects it where that is not the name on the register.
 */
export const sendUnderPresentName = defineCall({
  ...changing('submissions', { flag: 'submitCompany' }),
  path: '/api/Submissions/SendUnderPresentName',
  summary: 'Send a filing that waits for a change of name under the present one',
  body: z.object({
    filingId: id,
    /** The name that the person agreed to; it is refused where the record has another by now. */
    companyName: z.string().trim().min(1, 'Give the present name of the company'),
  }),
  reply: done,
  activity: 'filing.sent-under-present-name',
});
