import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';
import { recordHead } from '../companies/company-shapes.ts';
import { civilDate, connectionType, entityList, typedCompanyNumber } from '../wire/shapes.ts';

const filing = z
  .object({
    /** The registry's id; opaque. Null for a few old entries. */
    transactionId: z.string().nullable(),
    /** The form: `CS01`, `AP01`. */
    type: z.string().nullable(),
    category: z.string(),
    categoryText: z.string(),
    /** Received or registered. */
    date: civilDate.nullable(),
    /** Effective or made up. */
    actionDate: civilDate.nullable(),
    description: z.string(),
    pages: z.int().nullable(),
    isPaperFiled: z.boolean(),
    /** What `filingsdocument` takes; null where the registry has no document. */
    documentLink: z.string().nullable(),
    /** Annotations, associated filings and resolutions, each in a line. */
    notes: z.array(z.string()),
  })
  .meta({ title: 'FilingHistoryEntry' });

/**
 * The filing history of a company, newest first; a page of it where a page is asked for. An import reads the newest
 * hundred; older ones are read from the registry when this is first asked for, and kept.
 */
export const companiesFilingHistories = defineCall({
  ...readingInSteps('filing-history', {
    flag: 'viewCompany',
    company: { in: 'query', field: 'companyNumber', by: 'number' },
  }),
  path: '/api/CompanyInformation/Companiesfilinghistories',
  summary: 'Filing history of a company, by category and page',
  query: z.object({
    companyNumber: typedCompanyNumber,
    connectionType,
    category: z.string().max(60).optional(),
    search: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(500).optional(),
  }),
  reply: entityList(
    z.object({
      ...recordHead,
      /** How many filings the registry counts. */
      registryCount: z.int(),
      /** How many of them were read. */
      heldCount: z.int(),
      /** How many of those match the category and the search. */
      matchingCount: z.int(),
      categories: z.array(z.object({ category: z.string(), text: z.string(), count: z.int() })),
      filings: z.array(filing),
    }),
  ),
  wire: { input: { names: { companyNumber: 'companyNumber' } } },
});
