import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, id, typedCompanyNumber } from '../wire/shapes.ts';
import { statementStep } from './statement-answers.ts';

/** Withdraws the draft of a confirmation statement; with `ActiveTab` it only empties that step. */
export const deleteCsDetails = defineCall({
  feature: 'confirmation-statements',
  method: 'GET',
  alsoPost: true,
  path: '/api/ConfirmationStateMent/DeleteCsDetails',
  summary: 'Withdraw the draft of a confirmation statement, or empty one step of it',
  query: z.object({
    companyId: id,
    companyNumber: typedCompanyNumber.optional(),
    activeTab: statementStep.optional(),
    statementId: id.optional(),
  }),
  reply: done,
  wire: { input: { names: { companyNumber: 'CompanyRegNo' } } },
  access: { flag: 'editCompany', company: { in: 'query', field: 'companyId', by: 'id' } },
  activity: 'confirmation-statement.deleted',
  transaction: 'one',
});
