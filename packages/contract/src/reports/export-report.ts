import { z } from 'zod';
import { defineCall, sendingFile } from '../call.ts';
import { reportFilters } from './report-shapes.ts';

/** A whole report as a file, for spreadsheets or on paper, with the same filters and in the same order. */
export const exportReport = defineCall({
  ...sendingFile('reports', { flag: 'exportReports' }),
  path: '/api/Reports/ExportReport',
  summary: 'A report as CSV, Excel or PDF file',
  query: z.object({
    ...reportFilters,
    format: z.enum(['csv', 'xlsx', 'pdf']),
    /** Ids of the columns, joined by commas; without them the usual ones on paper, and all for spreadsheets. */
    columns: z.string().max(400).optional(),
  }),
  wire: { input: { values: ['sort', 'columns'] } },
  caller: { userId: 'user' },
  activity: 'reports.exported',
});
