import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { entityList, id, instant, typedCompanyNumber } from '../wire/shapes.ts';
import { identityHeld, statementAnswers, statementStep } from './statement-answers.ts';

/** The company's open confirmation statement, as it was left; an empty list when none is begun. */
export const getConfirmationStatementConfirmLaterDetails = defineCall({
  ...reading('confirmation-statements', aboutCompany('viewCompany')),
  path: '/api/ConfirmationStateMent/GetConfirmationStatementConfirmLaterDetails',
  summary: 'The saved draft of a confirmation statement',
  query: z.object({ companyId: id, companyNumber: typedCompanyNumber.optional() }),
  reply: entityList(
    z.object({
      statementId: id,
      companyId: id,
      companyNumber: z.string(),
      version: z.int(),
      activeTab: statementStep,
      /** `draft` while it can be changed. */
      state: z.string(),
      savedAt: instant,
      answers: statementAnswers,
      identity: z.array(identityHeld),
    }),
  ),
  wire: {
    input: { names: { companyNumber: 'CompanyRegNo' } },
    reply: { names: { companyNumber: 'CompanyRegNo' } },
  },
});
