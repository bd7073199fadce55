import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList } from '../wire/shapes.ts';
import { reportFacts } from './report-shapes.ts';

/** The reports over companies that there are. */
export const getReports = defineCall({
  feature: 'reports',
  method: 'GET',
  path: '/api/Reports/GetReports',
  summary: 'The reports over companies that there are',
  query: z.object({ userId: callerText }),
  reply: entityList(z.object(reportFacts)),
  access: { flag: ['generateReports', 'exportReports'] },
  caller: { userId: 'user' },
  activity: null,
  transaction: 'process',
});
