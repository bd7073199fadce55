import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../wire/shapes.ts';
import { byCompany } from './diary-shapes.ts';

/** The dates of a company that are to come or overdue, for calendars (RFC 5545) or for spreadsheets. */
export const exportDiaryDates = defineCall({
  feature: 'diary-dates',
  method: 'GET',
  path: '/api/CompanyInformation/ExportDairyDates',
  summary: 'The dates of a company as a calendar or as CSV',
  query: z.object({ companyId: id, format: z.enum(['ics', 'csv']) }),
  reply: z.unknown(),
  access: { flag: 'exportCompany', company: byCompany },
  activity: 'diary-dates.exported',
  transaction: 'process',
  raw: true,
});
