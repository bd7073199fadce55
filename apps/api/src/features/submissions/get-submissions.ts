import { getSubmissions } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { presentSubmission } from './present-submission.ts';
import { toGroupCounts } from './submission-groups.ts';
import { countSubmissions, listSubmissions } from './submission-queries.ts';

/** Submissions within reach, by group, company, form or words. */
export const getSubmissionsHandler = handle(getSubmissions, async ({ tx, query }) => {
  const rows = await listSubmissions(tx, query, query);
  const counts = toGroupCounts(await countSubmissions(tx, query));
  return { entity: rows.map(presentSubmission), total: counts[query.group], counts };
});
