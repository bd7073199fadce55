import { getUnfinishedWork } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listUnfinished } from './unfinished-queries.ts';

/** What the person has begun and not finished, in this session or in one before it. */
export const getUnfinishedWorkHandler = handle(getUnfinishedWork, async ({ tx, person }) => {
  const drafts = await listUnfinished(tx, person.userId);
  return {
    Entity: drafts.map(({ draftId, form, formName, step, address, companyId, companyName, savedAt }) => ({
      DraftId: draftId,
      Form: form,
      FormName: formName,
      Step: step,
      Address: address,
      CompanyId: companyId,
      CompanyName: companyName,
      SavedAt: savedAt.toISOString(),
    })),
  };
});
