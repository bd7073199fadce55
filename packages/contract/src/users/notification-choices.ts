import { z } from 'zod';
import { changing, defineCall, reading } from '../call.ts';
import { done, entityList } from '../wire/shapes.ts';

/** What a person can be told of, in the order of the page. */
export const NOTIFICATION_KINDS = [
  'submission-answered',
  'approval',
  'date-near',
  'identity',
  'register-alarm',
  'import-done',
  'invitation',
  'message',
] as const;

const choice = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  /** On the bell and in the list. */
  inProduct: z.boolean(),
  byMail: z.boolean(),
});

/** What the signed-in person is told of, every kind once. */
export const getNotificationChoices = defineCall({
  ...reading('users', 'signed-in'),
  path: '/api/Usermanagement/GetNotificationChoices',
  summary: 'The person’s notification settings',
  reply: entityList(choice),
});

/** Changes the kinds that are named; the others stay. */
export const saveNotificationChoices = defineCall({
  ...changing('users', 'signed-in'),
  path: '/api/Usermanagement/SaveNotificationChoices',
  summary: 'Change the notification settings',
  body: z.object({ choices: z.array(choice).max(NOTIFICATION_KINDS.length) }),
  reply: done,
  activity: 'notification-choices.saved',
});
