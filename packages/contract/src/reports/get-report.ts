import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id } from '../wire.ts';
import { reportColumn, reportFacts, reportFilters } from './report-shapes.ts';

/** A cell: words, a date in ISO form, or an exact decimal, as its column says. */
const cell = z.string().nullable();

/** A report over the companies within reach, a page at a time. */
export const getReport = defineCall({
  feature: 'reports',
  method: 'GET',
  path: '/api/Reports/GetReport',
  summary: 'A report over companies',
  query: z.object({
    ...reportFilters,
    Page: z.coerce.number().int().positive().max(100_000).default(1),
    PageSize: z.coerce.number().int().positive().max(500).default(100),
  }),
  reply: entityList(
    z.object({
      ...reportFacts,
      AsAt: civilDate,
      Columns: z.array(reportColumn),
      /** The order in which the rows come. */
      Sort: z.string(),
      Direction: z.enum(['asc', 'desc']),
      Rows: z.array(
        z.object({
          CompanyId: id,
          FilingId: id.nullable(),
          /** One for each column, in their order. */
          Cells: z.array(cell),
        }),
      ),
      /** How many rows match. */
      Total: z.int(),
      /** Over all rows that match: one for each column, null where it is not summed. */
      Sums: z.array(cell),
    }),
  ),
  access: { flag: 'GenerateReports' },
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
