import { z } from 'zod';
import { aboutCompany, changing, defineCall } from '../call.ts';
import { done, id, typedCompanyNumber } from '../wire/shapes.ts';
import { statementStep } from './statement-answers.ts';

/** Withdraws the draft of a confirmation statement; with `ActiveTab` it only empties that step. */
export const deleteCsDetails = defineCall({
  ...changing('confirmation-statements', aboutCompany('editCompany')),
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
  activity: 'confirmation-statement.deleted',
});
