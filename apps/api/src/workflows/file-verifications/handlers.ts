import { type PreparingDependencies, prepareVerificationStatementsHandler } from './prepare-statements.ts';

/** The call by which the identity statements of several people are begun in one act; they are submitted as any filings are. */
export const fileVerificationsHandlers = (needs: PreparingDependencies) => ({
  prepareVerificationStatements: prepareVerificationStatementsHandler(needs),
});
