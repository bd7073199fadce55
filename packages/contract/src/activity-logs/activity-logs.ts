import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, instant } from '../wire.ts';

/** What was done, by what it was done to. */
export const activityKind = z.enum(['company', 'filings', 'shares', 'diary', 'notes', 'secrets', 'exports']);

/** Of which company, and of which kind; left out, all. */
const activityFilters = { type: activityKind.optional(), CompanyId: id.optional() } as const;

/** What was done to companies, by whom and when, the newest first. */
export const getActivityLogs = defineCall({
  feature: 'activity-logs',
  method: 'GET',
  path: '/api/ActivityLogs/GetActivityLogs',
  summary: 'What was done to companies, by whom and when',
  query: z.object({
    ...activityFilters,
    Page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    PageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    Entity: z.array(
      z.object({
        /** Its place in the chain of the account's activity. */
        Sequence: z.int(),
        At: instant,
        Kind: activityKind,
        /** The code of the act: "filing.submitted". */
        Action: z.string(),
        /** The same in words. */
        Text: z.string(),
        /** What it was done to, where it is not the company as a whole. */
        Subject: z.string().nullable(),
        /** The person; null where the product did it by itself. */
        By: z.string().nullable(),
        CompanyId: id,
        CompanyNumber: z.string(),
        CompanyName: z.string(),
      }),
    ),
    Total: z.int(),
  }),
  access: { flag: 'ViewCompany' },
  activity: null,
  transaction: 'one',
});

/** The same as CSV, all that match. */
export const exportActivityLogs = defineCall({
  feature: 'activity-logs',
  method: 'GET',
  path: '/api/ActivityLogs/ExportActivityLogs',
  summary: 'What was done to a company as CSV',
  query: z.object({ ...activityFilters, CompanyId: id }),
  reply: z.unknown(),
  access: {
    flag: 'ExportorDownloadCompany',
    company: { in: 'query', field: 'CompanyId', by: 'id' },
  },
  activity: 'activity.exported',
  transaction: 'process',
  raw: true,
});
