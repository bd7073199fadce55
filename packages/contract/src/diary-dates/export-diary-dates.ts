import { z } from 'zod';
import { aboutCompany, defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** The dates of a company that are to come or overdue, for calendars (RFC 5545) or for spreadsheets. */
export const exportDiaryDates = defineCall({
  ...sendingFile('diary-dates', aboutCompany('exportCompany')),
  path: '/api/CompanyInformation/ExportDairyDates',
  summary: 'The dates of a company as a calendar or as CSV',
  query: z.object({ companyId: id, format: z.enum(['ics', 'csv']) }),
  activity: 'diary-dates.exported',
});
