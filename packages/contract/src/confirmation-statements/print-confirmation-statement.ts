import { z } from 'zod';
import { aboutCompany, defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** The draft that is ready to be filed, or a statement as it was filed: for the client to read and to keep. */
export const printConfirmationStatement = defineCall({
  ...sendingFile('confirmation-statements', aboutCompany('exportCompany')),
  path: '/api/ConfirmationStateMent/PrintConfirmationStatement',
  summary: 'A confirmation statement as PDF: the draft, marked as one, or what was filed',
  query: z.object({
    companyId: id,
    /** Of a statement that was filed; left out, the draft. */
    filingId: id.optional(),
  }),
  activity: 'confirmation-statement.printed',
});
