import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls, useAction } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';

/** Keeps what is shown of notifications at the server's latest word. */
export function useNotificationEvents(): void {
  const queryClient = useQueryClient();
  useLiveEvents('notification', () => void invalidateCalls(queryClient, 'getNotifications'));
}

/** What is seen is read. It says nothing when it fails: the notification stays unread, and that is all. */
export function useReading() {
  const one = useAction('markAsReadNotification', ['getNotifications']);
  const all = useAction('markAllNotificationsRead', ['getNotifications']);
  return {
    readOne: (notificationId: string) => one.mutate({ query: { notificationId } }),
    readAll: () => all.mutate({}),
    isReadingAll: all.isPending,
  };
}
