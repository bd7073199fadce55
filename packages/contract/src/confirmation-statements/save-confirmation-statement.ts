import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, id, instant, typedCompanyNumber } from '../wire.ts';
import { identityGiven, statementAnswers, statementStep } from './statement-answers.ts';
import { statementCheck } from './statement-check.ts';

/**
 * Begins or goes on with the company's one open confirmation statement. Parts that are left out stay as they are. An
 * unfinished or wrong draft is saved too; what is wrong with it is in the answer.
 */
export const saveConfirmationStatement = defineCall({
  feature: 'confirmation-statements',
  method: 'POST',
  path: '/api/ConfirmationStateMent/SaveConfirmationStatement',
  summary: 'Save the draft of a confirmation statement',
  body: z.strictObject({
    CompanyId: id,
    CompanyRegNo: typedCompanyNumber.optional(),
    /** The draft as it was read; left out only when none is begun. */
    CSid: id.optional(),
    Version: z.int().positive().optional(),
    /** Where the person is, to come back to. */
    ActiveTab: statementStep,
    Answers: statementAnswers.partial(),
    Identity: z.array(identityGiven).max(200).optional(),
    UserId: callerText,
    ModifiedBy: callerText,
    CreatedBy: callerText,
  }),
  reply: entityList(
    statementCheck.extend({ CSid: id, Version: z.int(), SavedAt: instant, ActiveTab: statementStep }),
  ),
  access: { flag: 'EditCompany', company: { in: 'body', field: 'CompanyId', by: 'id' } },
  caller: { UserId: 'user', ModifiedBy: 'user', CreatedBy: 'user' },
  activity: 'confirmation-statement.saved',
  transaction: 'one',
});
