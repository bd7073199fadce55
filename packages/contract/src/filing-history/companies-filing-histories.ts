import { z } from 'zod';
import { defineCall } from '../call.ts';
import { recordHead } from '../companies/record-shapes.ts';
import { civilDate, connectionType, entityList, typedCompanyNumber } from '../wire.ts';

const filing = z.object({
  /** The registry's id; opaque. Null for a few old entries. */
  TransactionId: z.string().nullable(),
  /** The form: `CS01`, `AP01`. */
  Type: z.string().nullable(),
  Category: z.string(),
  CategoryText: z.string(),
  /** Received or registered. */
  Date: civilDate.nullable(),
  /** Effective or made up. */
  ActionDate: civilDate.nullable(),
  Description: z.string(),
  Pages: z.int().nullable(),
  IsPaperFiled: z.boolean(),
  /** What `filingsdocument` takes; null where the registry has no document. */
  DocumentLink: z.string().nullable(),
  /** Annotations, associated filings and resolutions, each in a line. */
  Notes: z.array(z.string()),
});

/**
 * The filing history of a company, newest first; a page of it where a page is asked for. An import reads the newest
 * hundred; older ones are read from the registry when this is first asked for, and kept.
 */
export const companiesFilingHistories = defineCall({
  feature: 'filing-history',
  method: 'GET',
  path: '/api/CompanyInformation/Companiesfilinghistories',
  summary: 'Filing history of a company, by category and page',
  query: z.object({
    companyNumber: typedCompanyNumber,
    ConnectionType: connectionType,
    Category: z.string().max(60).optional(),
    Search: z.string().max(200).optional(),
    Page: z.coerce.number().int().min(1).optional(),
    PageSize: z.coerce.number().int().min(1).max(500).optional(),
  }),
  reply: entityList(
    z.object({
      ...recordHead,
      /** How many filings the registry counts. */
      RegistryCount: z.int(),
      /** How many of them were read. */
      HeldCount: z.int(),
      /** How many of those match the category and the search. */
      MatchingCount: z.int(),
      Categories: z.array(z.object({ Category: z.string(), Text: z.string(), Count: z.int() })),
      Filings: z.array(filing),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'companyNumber', by: 'number' } },
  activity: null,
  transaction: 'process',
});
