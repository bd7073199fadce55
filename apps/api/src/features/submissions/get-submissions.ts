import { getSubmissions } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { presentSubmission } from './present-submission.ts';
import { toGroupCounts } from './submission-groups.ts';
import { countSubmissions, listSubmissions } from './submission-queries.ts';

/** Submissions within reach, by group, company, form or words. */
export const getSubmissionsHandler = handle(getSubmissions, async ({ tx, query }) => {
  const filters = { companyId: query.companyId, form: query.form, search: query.search };
  const page = { page: query.page, pageSize: query.pageSize };
  const rows = await listSubmissions(tx, { ...filters, group: query.group }, page);
  const counts = toGroupCounts(await countSubmissions(tx, filters));
  return { entity: rows.map(presentSubmission), total: counts[query.group], counts };
});
