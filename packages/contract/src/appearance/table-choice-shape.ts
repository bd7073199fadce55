import { z } from 'zod';

/** The tables whose columns and height of rows a person may choose. */
const tableNames = [
  'cap-table',
  'certificates',
  'charges',
  'companies',
  'documents',
  'filing-history',
  'filings-by-internet',
  'filing-readiness',
  'import-lines',
  'members',
  'officers',
  'pscs',
  'share-transfers',
  'shareholders',
  'submissions',
  'payments',
  'report-deadlines',
  'report-companies',
  'report-officers',
  'report-pscs',
  'report-roles',
  'report-filings',
  'report-capital',
  'users',
  'verification',
] as const;

/** How a person chose to see a table; null is as everybody sees it who has chosen nothing. */
export const tableChoice = z.strictObject({
  table: z.enum(tableNames),
  rowHeight: z.enum(['compact', 'regular', 'comfortable']).nullable(),
  /** Ids, in the order of the table. */
  columns: z
    .array(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/i))
    .max(40)
    .nullable(),
});
