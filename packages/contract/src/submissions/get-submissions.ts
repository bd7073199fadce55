import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, id } from '../wire/shapes.ts';
import { paging, registerReading, submissionFacts } from './submission-shapes.ts';

/** Filters of the list: `under-way` is with the registry or on its way, `attention` waits for a person. */
const submissionGroup = z.enum(['all', 'under-way', 'attention', 'accepted', 'withdrawn']);

export const submissionFilters = {
  group: submissionGroup.default('all'),
  companyId: id.optional(),
  form: z.string().trim().max(10).optional(),
  /** Company name or number, submission number. */
  search: z.string().trim().max(160).optional(),
  userId: callerText,
} as const;

/** What was submitted, newest change first, within the reach of the caller. */
export const getSubmissions = defineCall({
  ...reading('submissions', { flag: 'viewSubmission' }),
  path: '/api/Submissions/GetSubmissions',
  summary: 'Submissions and where they are',
  query: z.object({ ...submissionFilters, ...paging }),
  reply: z.object({
    entity: z.array(
      z.object({
        ...submissionFacts,
        register: registerReading.nullable(),
        /** Whom or what it is about, by what the public register shows of them; not there where the form alone says it. */
        subject: z.string().optional(),
      }),
    ),
    /** How many match the filters. */
    total: z.int(),
    /** How many there are in each group, whatever group is chosen. */
    counts: z.record(submissionGroup, z.int()),
  }),
  wire: { reply: { opaque: ['counts'] } },
  caller: { userId: 'user' },
});
