import { NOTIFICATION_KINDS } from '@statbook/contract';
import { getNotificationChoices, saveNotificationChoices } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { isMailedUnasked } from '../../platform/messages/notifications.ts';
import { listNotificationChoices, saveNotificationChoice } from './notification-choice-queries.ts';

/**
 * What nobody has chosen is told in the product; by mail only what cannot wait, and the decision on a filing, which goes to
 * whoever approved it: saving another choice must not end that unseen.
 */
export const getNotificationChoicesHandler = handle(getNotificationChoices, async ({ tx, person }) => {
  const chosen = new Map((await listNotificationChoices(tx, person.userId)).map((row) => [row.kind, row]));
  return {
    entity: NOTIFICATION_KINDS.map((kind) => ({
      kind,
      inProduct: chosen.get(kind)?.inProduct ?? true,
      byMail: chosen.get(kind)?.byMail ?? (kind === 'submission-answered' || isMailedUnasked(kind)),
    })),
  };
});

export const saveNotificationChoicesHandler = handle(
  saveNotificationChoices,
  async ({ tx, person, body }) => {
    const { accountId, userId } = person;
    for (const { kind, inProduct, byMail } of body.choices)
      await saveNotificationChoice(tx, { accountId, userId, kind, inProduct, byMail });
    return { done: true as const };
  },
);
