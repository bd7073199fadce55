import { getAccountActivity } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { countAccountActivity, listAccountActivity } from './account-activity-queries.ts';
import { describeAccountActivity } from './account-activity-texts.ts';

/** What concerns no company; row-level security shows it to nobody who sees chosen companies only. */
export const getAccountActivityHandler = handle(getAccountActivity, async ({ tx, person, query }) => {
  const { type: kind, agentId, page, pageSize } = query;
  const filters = { kind, userId: agentId };
  const rows = await listAccountActivity(tx, { ...filters, page, pageSize });
  return {
    entity: rows.map(({ action, at, ...row }) => ({
      ...row,
      ...describeAccountActivity(action),
      action,
      at: at.toISOString(),
    })),
    total: await countAccountActivity(tx, filters),
    isLimited: person.scope.agentId !== undefined,
  };
});
