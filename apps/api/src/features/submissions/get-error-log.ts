import { getErrorLog } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { presentSubmission } from './present-submission.ts';
import { presentExaminer, presentTroubles } from './present-troubles.ts';
import { presentActions } from './remedies.ts';
import { countErrors, listErrors } from './submission-queries.ts';

/** What came back and why. */
export const getErrorLogHandler = handle(getErrorLog, async ({ tx, query }) => {
  const filters = { ...query, openOnly: query.show === 'open' };
  const rows = await listErrors(tx, filters, query);
  return {
    entity: rows.map((row) => {
      const { filing, attempt, isOpen } = row;
      const actions = isOpen ? presentActions(filing.state, attempt) : { canReopen: false, canResend: false };
      return {
        ...presentSubmission(row),
        ...actions,
        ...presentExaminer(attempt),
        ordinal: attempt.ordinal,
        at: (attempt.decidedAt ?? attempt.statusAt ?? attempt.approvedAt).toISOString(),
        troubles: presentTroubles(filing.form, attempt),
        isOpen,
      };
    }),
    total: await countErrors(tx, filters),
  };
});
