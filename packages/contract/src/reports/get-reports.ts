import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';
import { callerText, entityList } from '../wire/shapes.ts';
import { reportFacts } from './report-shapes.ts';

/** The reports over companies that there are. */
export const getReports = defineCall({
  ...readingInSteps('reports', { flag: ['generateReports', 'exportReports'] }),
  path: '/api/Reports/GetReports',
  summary: 'The reports over companies that there are',
  query: z.object({ userId: callerText }),
  reply: entityList(z.object(reportFacts)),
  caller: { userId: 'user' },
});
