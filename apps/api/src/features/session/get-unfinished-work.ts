import { getUnfinishedWork } from '@statbook/contract/calls';
import { getForm } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { listUnfinished } from './unfinished-queries.ts';

/** What the person had not finished when the session before this one ended. */
export const getUnfinishedWorkHandler = handle(getUnfinishedWork, async ({ tx, person }) => {
  const drafts = await listUnfinished(tx, person);
  return {
    Entity: drafts.map(({ filingId, form, companyId, companyName, savedAt }) => ({
      FilingId: filingId,
      Form: form,
      FormName: getForm(form).name,
      CompanyId: companyId,
      CompanyName: companyName,
      SavedAt: savedAt.toISOString(),
    })),
  };
});
