import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** The message as it was sent, without presenter, company and personal codes; kept once the registry has decided. */
export const getSentCopy = defineCall({
  ...readingInSteps('submissions', { flag: ['viewSubmission', 'submitCompany'] }),
  path: '/api/Submissions/GetSentCopy',
  summary: 'What was sent, as XML without its secrets',
  query: z.object({
    filingId: id,
    ordinal: z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  }),
  reply: z.string(),
  raw: true,
});
