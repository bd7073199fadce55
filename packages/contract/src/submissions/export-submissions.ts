import { z } from 'zod';
import { defineCall } from '../call.ts';
import { submissionFilters } from './get-submissions.ts';

/** The list of submissions as CSV, with the same filters. */
export const exportSubmissions = defineCall({
  feature: 'submissions',
  method: 'GET',
  path: '/api/Submissions/ExportSubmissions',
  summary: 'Submissions as CSV',
  query: z.object(submissionFilters),
  reply: z.string(),
  access: { flag: 'exportSubmission' },
  caller: { userId: 'user' },
  activity: 'submissions.exported',
  transaction: 'process',
  raw: true,
});
