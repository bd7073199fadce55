import { getSubmissions } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { presentSubmission } from './present-submission.ts';
import { toGroupCounts } from './submission-groups.ts';
import { countSubmissions, listSubmissions } from './submission-queries.ts';

/** Submissions within reach, by group, company, form or words. */
export const getSubmissionsHandler = handle(getSubmissions, async ({ tx, query }) => {
  const filters = { companyId: query.CompanyId, form: query.Form, search: query.Search };
  const page = { page: query.Page, pageSize: query.PageSize };
  const rows = await listSubmissions(tx, { ...filters, group: query.Group }, page);
  const counts = toGroupCounts(await countSubmissions(tx, filters));
  return { Entity: rows.map(presentSubmission), Total: counts[query.Group], Counts: counts };
});
