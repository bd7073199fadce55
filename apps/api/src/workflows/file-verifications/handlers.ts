import type { SubmittingDependencies } from '../pay-and-submit/submit/submit-filing.ts';
import { type PreparingDependencies, prepareVerificationStatementsHandler } from './prepare-statements.ts';
import { submitVerificationStatementsHandler } from './submit-statements.ts';

/** The calls by which the identity statements of several people are filed in one act. */
export const fileVerificationsHandlers = (needs: PreparingDependencies & SubmittingDependencies) => ({
  prepareVerificationStatements: prepareVerificationStatementsHandler(needs),
  submitVerificationStatements: submitVerificationStatementsHandler(needs),
});
