import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../call.ts';
import { callerText, entityList, id, instant, typedCompanyNumber } from '../wire/shapes.ts';
import { identityGiven, statementAnswers, statementStep } from './statement-answers.ts';
import { statementCheck } from './statement-check.ts';

/**
 * Begins or goes on with the company's one open confirmation statement. Parts that are left out stay as they are. An
 * unfinished or wrong draft is saved too; what is wrong with it is in the answer.
 */
export const saveConfirmationStatement = defineCall({
  ...changing('confirmation-statements', aboutCompanyInBody('editCompany')),
  path: '/api/ConfirmationStateMent/SaveConfirmationStatement',
  summary: 'Save the draft of a confirmation statement',
  body: z.strictObject({
    companyId: id,
    companyNumber: typedCompanyNumber.optional(),
    /** The draft as it was read; left out only when none is begun. */
    statementId: id.optional(),
    version: z.int().positive().optional(),
    /** Where the person is, to come back to. */
    activeTab: statementStep,
    answers: statementAnswers.partial(),
    identity: z.array(identityGiven).max(200).optional(),
    userId: callerText,
    modifiedBy: callerText,
    createdBy: callerText,
  }),
  reply: entityList(
    statementCheck.extend({ statementId: id, version: z.int(), savedAt: instant, activeTab: statementStep }),
  ),
  wire: { input: { names: { companyNumber: 'CompanyRegNo' } }, reply: { values: ['field'] } },
  caller: { userId: 'user', modifiedBy: 'user', createdBy: 'user' },
  activity: 'confirmation-statement.saved',
});
