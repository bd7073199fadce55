import { z } from 'zod';
import { changing, defineCall, reading } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';

const reminders = {
  toWhom: z.enum(['main-users', 'chosen', 'nobody']),
  /** Of `chosen`. */
  userIds: z.array(id).max(200),
  /** Also whoever has to be verified, where their address is kept. */
  toPeople: z.boolean(),
};

/** Who gets mail before the last day of an identity statement. */
export const getIdentityReminders = defineCall({
  ...reading('people', { flag: 'viewSettings' }),
  path: '/api/People/GetIdentityReminders',
  summary: 'Who is reminded of identity statements',
  reply: entityList(
    z.object({
      ...reminders,
      /** Who can be chosen. */
      users: z.array(z.object({ userId: id, fullName: z.string() })),
    }),
  ),
});

export const saveIdentityReminders = defineCall({
  ...changing('people', { flag: 'editSettings' }),
  path: '/api/People/SaveIdentityReminders',
  summary: 'Change who is reminded of identity statements',
  body: z.strictObject(reminders),
  reply: entityList(z.object(reminders)),
  activity: 'identity-reminders.saved',
});
