import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, entityList } from '../wire/shapes.ts';

/** What a person can be told of. */
const notificationKinds = ['submission-answered', 'date-near', 'import-done', 'message'] as const;

const choice = z.object({
  kind: z.enum(notificationKinds),
  /** On the bell and in the list. */
  inProduct: z.boolean(),
  byMail: z.boolean(),
});

/** What the signed-in person is told of, every kind once. */
export const getNotificationChoices = defineCall({
  feature: 'users',
  method: 'GET',
  path: '/api/Usermanagement/GetNotificationChoices',
  summary: 'What the person is told of, and how',
  reply: entityList(choice),
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});

/** Changes the kinds that are named; the others stay. */
export const saveNotificationChoices = defineCall({
  feature: 'users',
  method: 'POST',
  path: '/api/Usermanagement/SaveNotificationChoices',
  summary: 'Choose what to be told of, and how',
  body: z.object({ choices: z.array(choice).max(notificationKinds.length) }),
  reply: done,
  access: 'signed-in',
  activity: 'notification-choices.saved',
  transaction: 'one',
});
