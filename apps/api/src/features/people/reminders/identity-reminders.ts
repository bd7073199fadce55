import { getIdentityReminders, saveIdentityReminders } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import {
  getReminderSetting,
  listKnownUsers,
  listRemindable,
  saveReminderSetting,
} from './setting-queries.ts';

/** Who gets mail before the last day of an identity statement. */
export const getIdentityRemindersHandler = handle(getIdentityReminders, async ({ tx }) => {
  const { toWhom, userIds, toPeople } = await getReminderSetting(tx);
  const users = (await listRemindable(tx)).map(({ userId, fullName }) => ({ userId, fullName }));
  // Who has left, or may see companies no more, is not shown as chosen.
  const chosen = userIds.filter((id) => users.some(({ userId }) => userId === id));
  return { entity: [{ toWhom, userIds: chosen, toPeople, users }] };
});

export const saveIdentityRemindersHandler = ({ clock }: Pick<Platform, 'clock'>) =>
  handle(saveIdentityReminders, async ({ tx, person, body, record }) => {
    const { toWhom, toPeople } = body;
    const userIds = toWhom === 'chosen' ? [...new Set(body.userIds)] : [];
    if (toWhom === 'chosen' && userIds.length === 0)
      return refuse('invalid-request', { errors: { userIds: 'Choose who is reminded' } });
    if ((await listKnownUsers(tx, userIds)).length < userIds.length) return refuse('not-found');
    const { accountId, userId: savedBy } = person;
    await saveReminderSetting(tx, { accountId, toWhom, userIds, toPeople, savedBy, savedAt: clock.now() });
    record({ details: { toWhom, userIds, toPeople } });
    return { entity: [{ toWhom, userIds, toPeople }] };
  });
