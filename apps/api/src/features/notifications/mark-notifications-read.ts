import { markAllNotificationsRead, markAsReadNotification } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { publishNotifications } from '../../platform/messages/notifications.ts';
import { setRead } from './notification-queries.ts';

interface Dependencies {
  live: LiveEvents;
}

export const markAsReadNotificationHandler = ({ live }: Dependencies) =>
  handle(markAsReadNotification, async ({ tx, query, person }) => {
    const { found, changed } = await setRead(tx, person.userId, query.notificationId);
    if (!found) return refuse('not-found');
    if (changed) await publishNotifications(tx, live, toOwnWindows(person));
    return { done: true as const };
  });

export const markAllNotificationsReadHandler = ({ live }: Dependencies) =>
  handle(markAllNotificationsRead, async ({ tx, person }) => {
    const { changed } = await setRead(tx, person.userId);
    if (changed) await publishNotifications(tx, live, toOwnWindows(person));
    return { done: true as const };
  });

const toOwnWindows = ({ accountId, userId }: { accountId: string; userId: string }) => ({
  accountId,
  userIds: [userId],
});
