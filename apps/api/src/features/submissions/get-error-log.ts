import { getErrorLog } from '@statbook/contract/calls';
import { listApprovals } from '../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { handle } from '../../pipeline/handler.ts';
import { filingOf, presentSubmission } from './present-submission.ts';
import { presentExaminer, presentTroubles } from './present-troubles.ts';
import { presentActions } from './remedies.ts';
import { countErrors, listErrors } from './submission-queries.ts';

/** What came back and why. */
export const getErrorLogHandler = (needs: PreparingDependencies) =>
  handle(getErrorLog, async ({ tx, query }) => {
    const filters = { ...query, openOnly: query.show === 'open' };
    const rows = await listErrors(tx, filters, query);
    const approvals = await listApprovals(tx, needs, rows.map(filingOf));
    return {
      entity: rows.map((row) => {
        const { filing, attempt, isOpen } = row;
        const actions = isOpen
          ? presentActions(filing.state, attempt)
          : { canReopen: false, canResend: false };
        return {
          ...presentSubmission(row, approvals),
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
