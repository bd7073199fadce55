import { getErrorLog } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { presentSubmission } from './present-submission.ts';
import { presentExaminer, presentTroubles } from './present-troubles.ts';
import { presentActs } from './remedies.ts';
import { countErrors, listErrors } from './submission-queries.ts';

/** What came back and why. */
export const getErrorLogHandler = handle(getErrorLog, async ({ tx, query }) => {
  const filters = { companyId: query.CompanyId, search: query.Search, openOnly: query.Show === 'open' };
  const rows = await listErrors(tx, filters, { page: query.Page, pageSize: query.PageSize });
  return {
    Entity: rows.map(({ isOpen, ...row }) => {
      const { filing, attempt } = row;
      const acts = isOpen ? presentActs(filing.state, attempt) : { CanReopen: false, CanResend: false };
      return {
        ...presentSubmission(row),
        ...acts,
        ...presentExaminer(attempt),
        Ordinal: attempt.ordinal,
        At: (attempt.decidedAt ?? attempt.statusAt ?? attempt.approvedAt).toISOString(),
        Troubles: presentTroubles(filing.form, attempt),
        IsOpen: isOpen,
      };
    }),
    Total: await countErrors(tx, filters),
  };
});
