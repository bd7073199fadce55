import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { statementCheck } from './statement-check.ts';

/** What is wrong with the saved draft, what must be filed first, and what to know before filing. */
export const checkConfirmationStatement = defineCall({
  ...reading('confirmation-statements', aboutCompany('viewCompany')),
  path: '/api/ConfirmationStateMent/CheckConfirmationStatement',
  summary: 'Check the draft of a confirmation statement',
  query: z.object({ companyId: id }),
  reply: entityList(statementCheck),
  wire: { reply: { values: ['field'] } },
});
