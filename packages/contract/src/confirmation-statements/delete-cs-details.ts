import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, id, typedCompanyNumber } from '../wire.ts';
import { statementStep } from './statement-answers.ts';

/** Withdraws the draft of a confirmation statement; with `ActiveTab` it only empties that step. */
export const deleteCsDetails = defineCall({
  feature: 'confirmation-statements',
  method: 'GET',
  alsoPost: true,
  path: '/api/ConfirmationStateMent/DeleteCsDetails',
  summary: 'Withdraw the draft of a confirmation statement, or empty one step of it',
  query: z.object({
    CompanyId: id,
    CompanyRegNo: typedCompanyNumber.optional(),
    ActiveTab: statementStep.optional(),
    CSid: id.optional(),
  }),
  reply: done,
  access: { flag: 'EditCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: 'confirmation-statement.deleted',
  transaction: 'one',
});
