import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { submissionFilters } from './get-submissions.ts';

/** The list of submissions as CSV, with the same filters. */
export const exportSubmissions = defineCall({
  ...changing('submissions', { flag: 'exportSubmission' }),
  method: 'GET',
  path: '/api/Submissions/ExportSubmissions',
  summary: 'Submissions as CSV',
  query: z.object(submissionFilters),
  reply: z.string(),
  caller: { userId: 'user' },
  activity: 'submissions.exported',
  transaction: 'process',
  raw: true,
});
