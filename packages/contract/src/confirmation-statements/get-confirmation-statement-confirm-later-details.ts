import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id, instant, typedCompanyNumber } from '../wire.ts';
import { identityHeld, statementAnswers, statementStep } from './statement-answers.ts';

/** The company's open confirmation statement, as it was left; an empty list when none is begun. */
export const getConfirmationStatementConfirmLaterDetails = defineCall({
  feature: 'confirmation-statements',
  method: 'GET',
  path: '/api/ConfirmationStateMent/GetConfirmationStatementConfirmLaterDetails',
  summary: 'The saved draft of a confirmation statement',
  query: z.object({ CompanyId: id, CompanyRegNo: typedCompanyNumber.optional() }),
  reply: entityList(
    z.object({
      CSid: id,
      CompanyId: id,
      CompanyRegNo: z.string(),
      Version: z.int(),
      ActiveTab: statementStep,
      /** `draft` while it can be changed. */
      State: z.string(),
      SavedAt: instant,
      Answers: statementAnswers,
      Identity: z.array(identityHeld),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
