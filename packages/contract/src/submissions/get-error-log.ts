import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, id, instant } from '../wire.ts';
import { paging, submissionActs, submissionFacts, submissionTrouble } from './submission-shapes.ts';

/** Rejections and refusals at the gate, newest first: the registry's words, what they mean, where to go. */
export const getErrorLog = defineCall({
  feature: 'submissions',
  method: 'GET',
  path: '/api/Submissions/GetErrorLog',
  summary: 'What came back, and why',
  query: z.object({
    CompanyId: id.optional(),
    Search: z.string().trim().max(160).optional(),
    /** `open`: only what still waits for a person. */
    Show: z.enum(['open', 'all']).default('open'),
    UserId: callerText,
    ...paging,
  }),
  reply: z.object({
    Entity: z.array(
      z.object({
        ...submissionFacts,
        ...submissionActs,
        Ordinal: z.int(),
        At: instant,
        Troubles: z.array(z.object(submissionTrouble)),
        ExaminerTelephone: z.string().nullable(),
        ExaminerComment: z.string().nullable(),
        /** Whether a later attempt, or the registry, has settled it. */
        IsOpen: z.boolean(),
      }),
    ),
    Total: z.int(),
  }),
  access: { flag: 'ViewSubmission' },
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
