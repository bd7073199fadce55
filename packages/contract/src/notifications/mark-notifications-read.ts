import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** What one has looked at is no matter for the activity log. */
export const markAsReadNotification = defineCall({
  ...changing('notifications', 'signed-in'),
  method: 'GET',
  alsoPost: true,
  path: '/api/Usermanagement/Markasreadnotification',
  summary: 'Mark a notification as read',
  query: z.object({ notificationId: id }),
  reply: done,
  activity: null,
});

export const markAllNotificationsRead = defineCall({
  ...changing('notifications', 'signed-in'),
  path: '/api/Usermanagement/MarkAllNotificationsRead',
  summary: 'Mark every notification of the caller as read',
  reply: done,
  activity: null,
});
