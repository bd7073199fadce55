import { getUnfinishedWork } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listUnfinished } from './unfinished-queries.ts';

/** What the person has begun and not finished, in this session or in one before it. */
export const getUnfinishedWorkHandler = handle(getUnfinishedWork, async ({ tx, person }) => {
  const drafts = await listUnfinished(tx, person.userId);
  return {
    entity: drafts.map(
      ({ draftId, form, formName, subject, step, address, companyId, companyName, savedAt }) => ({
        draftId,
        form,
        formName,
        subject,
        step,
        address,
        companyId,
        companyName,
        savedAt: savedAt.toISOString(),
      }),
    ),
  };
});
