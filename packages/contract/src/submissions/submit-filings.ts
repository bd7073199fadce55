import { z } from 'zod';
import { changingInSteps, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { submitFiling } from './submit-filing.ts';

/**
 * Submits several filings as they stood on one review. Each is submitted by itself, by the rules of a single one: where one is
 * refused, the others go.
 */
export const submitFilings = defineCall({
  ...changingInSteps('submissions', { flag: 'submitCompany' }),
  path: '/api/Submissions/SubmitFilings',
  summary: 'Submit several reviewed filings',
  body: z.object({ filings: z.array(submitFiling.body).min(1).max(1_000) }),
  reply: entityList(
    z.object({
      filingId: id,
      /** Null where it was refused. */
      state: z.enum(['awaiting-payment', 'queued']).nullable(),
      refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
});
