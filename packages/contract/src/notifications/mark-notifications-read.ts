import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** What one has looked at is no matter for the activity log. */
export const markAsReadNotification = defineCall({
  feature: 'notifications',
  method: 'GET',
  alsoPost: true,
  path: '/api/Usermanagement/Markasreadnotification',
  summary: 'Mark a notification as read',
  query: z.object({ notificationId: id }),
  reply: done,
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});

export const markAllNotificationsRead = defineCall({
  feature: 'notifications',
  method: 'POST',
  path: '/api/Usermanagement/MarkAllNotificationsRead',
  summary: 'Mark every notification of the caller as read',
  reply: done,
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});
