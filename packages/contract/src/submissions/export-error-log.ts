import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { errorLogFilters } from './get-error-log.ts';

/** The error log as CSV, with the same filters: a line for each thing that came back. */
export const exportErrorLog = defineCall({
  ...changing('submissions', { flag: 'exportSubmission' }),
  method: 'GET',
  path: '/api/Submissions/ExportErrorLog',
  summary: 'Error log as CSV',
  query: z.object(errorLogFilters),
  reply: z.string(),
  caller: { userId: 'user' },
  activity: 'error-log.exported',
  transaction: 'process',
  raw: true,
});
