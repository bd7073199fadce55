import { getSubmissions } from '@statbook/contract/calls';
import { describeRegister } from '../../filings/accepted/describe-register.ts';
import { listExpectationsOf } from '../../filings/accepted/expectation-queries.ts';
import { listApprovals } from '../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { listSubjects } from '../../filings/draft/subject-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { filingOf, presentSubmission } from './present-submission.ts';
import { toGroupCounts } from './submission-groups.ts';
import { countSubmissions, listSubmissions } from './submission-queries.ts';

/** Submissions within reach, by group, company, form or words. */
export const getSubmissionsHandler = (needs: PreparingDependencies) =>
  handle(getSubmissions, async ({ tx, query }) => {
    const rows = await listSubmissions(tx, query, query);
    const counts = toGroupCounts(await countSubmissions(tx, query));
    const expected = await listExpectationsOf(
      tx,
      rows.map(({ filing }) => filing.id),
    );
    const byFiling = Map.groupBy(expected, ({ filingId }) => filingId);
    const today = needs.clock.today();
    const approvals = await listApprovals(tx, needs, rows.map(filingOf));
    const subjects = await listSubjects(
      tx,
      rows.map(({ filing: { id: filingId, form, draft } }) => ({ filingId, form, draft })),
    );
    const entity = rows.map((row) => ({
      ...presentSubmission(row, approvals),
      ...withSubject(subjects.get(row.filing.id)),
      register: describeRegister(byFiling.get(row.filing.id) ?? [], today),
    }));
    return { entity, total: counts[query.group], counts };
  });

const withSubject = (subject: string | undefined) => (subject === undefined ? {} : { subject });
