import { z } from 'zod';
import { aboutCompany, defineCall, reading, sendingFile } from '../call.ts';
import { id, instant } from '../wire/shapes.ts';

/** What was done, by what it was done to. */
export const activityKind = z.enum(['company', 'filings', 'shares', 'diary', 'notes', 'secrets', 'exports']);

/** Of which company, and of which kind; left out, all. */
const activityFilters = { type: activityKind.optional(), companyId: id.optional() } as const;

/** What was done to companies, by whom and when, the newest first. */
export const getActivityLogs = defineCall({
  ...reading('activity-logs', { flag: 'viewCompany' }),
  path: '/api/ActivityLogs/GetActivityLogs',
  summary: 'What was done to companies, by whom and when',
  query: z.object({
    ...activityFilters,
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    entity: z.array(
      z.object({
        /** Its place in the chain of the account's activity. */
        sequence: z.int(),
        at: instant,
        kind: activityKind,
        /** The code of the act: "filing.submitted". */
        action: z.string(),
        /** The same in words. */
        text: z.string(),
        /** What it was done to, where it is not the company as a whole. */
        subject: z.string().nullable(),
        /** The person; null where the product did it by itself. */
        by: z.string().nullable(),
        companyId: id,
        companyNumber: z.string(),
        companyName: z.string(),
      }),
    ),
    total: z.int(),
  }),
  wire: { input: { names: { type: 'type' } } },
});

/** The same as CSV, all that match. */
export const exportActivityLogs = defineCall({
  ...sendingFile('activity-logs', aboutCompany('exportCompany')),
  path: '/api/ActivityLogs/ExportActivityLogs',
  summary: 'What was done to a company as CSV',
  query: z.object({ ...activityFilters, companyId: id }),
  wire: { input: { names: { type: 'type' } } },
  activity: 'activity.exported',
});
