import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { statementCheck } from './statement-check.ts';

/** What is wrong with the saved draft, what must be filed first, and what to know before filing. */
export const checkConfirmationStatement = defineCall({
  feature: 'confirmation-statements',
  method: 'GET',
  path: '/api/ConfirmationStateMent/CheckConfirmationStatement',
  summary: 'Check the draft of a confirmation statement',
  query: z.object({ companyId: id }),
  reply: entityList(statementCheck),
  wire: { reply: { values: ['field'] } },
  access: { flag: 'viewCompany', company: { in: 'query', field: 'companyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
