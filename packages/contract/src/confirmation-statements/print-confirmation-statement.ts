import { z } from 'zod';
import { aboutCompany, defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** The draft that is ready to be filed, for the client to read before it is. */
export const printConfirmationStatement = defineCall({
  ...sendingFile('confirmation-statements', aboutCompany('exportCompany')),
  path: '/api/ConfirmationStateMent/PrintConfirmationStatement',
  summary: 'What a confirmation statement would send and confirm, as PDF marked as a draft',
  query: z.object({ companyId: id }),
  activity: 'confirmation-statement.printed',
});
