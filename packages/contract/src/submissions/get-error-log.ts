import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, id, instant } from '../wire/shapes.ts';
import { paging, submissionActions, submissionFacts, submissionTrouble } from './submission-shapes.ts';

/** What the error log is narrowed by. */
export const errorLogFilters = {
  companyId: id.optional(),
  search: z.string().trim().max(160).optional(),
  /** `open`: only what still waits for a person. */
  show: z.enum(['open', 'all']).default('open'),
  userId: callerText,
};

/** Rejections and refusals at the gate, newest first: the registry's words, what they mean, where to go. */
export const getErrorLog = defineCall({
  ...reading('submissions', { flag: 'viewSubmission' }),
  path: '/api/Submissions/GetErrorLog',
  summary: 'What came back, and why',
  query: z.object({ ...errorLogFilters, ...paging }),
  reply: z.object({
    entity: z.array(
      z.object({
        ...submissionFacts,
        ...submissionActions,
        ordinal: z.int(),
        at: instant,
        troubles: z.array(z.object(submissionTrouble)),
        examinerTelephone: z.string().nullable(),
        examinerComment: z.string().nullable(),
        /** Whether a later attempt, or the registry, has settled it. */
        isOpen: z.boolean(),
      }),
    ),
    total: z.int(),
  }),
  caller: { userId: 'user' },
});
