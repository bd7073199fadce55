import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';
import { reportColumn, reportFacts, reportFilters } from './report-shapes.ts';

/** A cell: words, a date in ISO form, or an exact decimal, as its column says. */
const cell = z.string().nullable();

/** A report over the companies within reach, a page at a time. */
export const getReport = defineCall({
  ...reading('reports', { flag: 'generateReports' }),
  path: '/api/Reports/GetReport',
  summary: 'A report over companies',
  query: z.object({
    ...reportFilters,
    page: z.coerce.number().int().positive().max(100_000).default(1),
    pageSize: z.coerce.number().int().positive().max(500).default(100),
  }),
  reply: entityList(
    z.object({
      ...reportFacts,
      asAt: civilDate,
      columns: z.array(reportColumn),
      /** The order in which the rows come. */
      sort: z.string(),
      direction: z.enum(['asc', 'desc']),
      rows: z.array(
        z.object({
          companyId: id,
          filingId: id.nullable(),
          /** Of whom the row tells, in a report of people. */
          personId: id.nullable(),
          /** One for each column, in their order. */
          cells: z.array(cell),
        }),
      ),
      /** How many rows match. */
      total: z.int(),
      /** Over all rows that match: one for each column, null where it is not summed. */
      sums: z.array(cell),
    }),
  ),
  wire: { input: { values: ['sort'] }, reply: { values: ['id', 'sort'] } },
  caller: { userId: 'user' },
});
