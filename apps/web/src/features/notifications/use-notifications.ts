import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls, useAct } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';

/** Keeps what is shown of notifications at the server's latest word. */
export function useNotificationEvents(): void {
  const queryClient = useQueryClient();
  useLiveEvents('notification', () => void invalidateCalls(queryClient, 'getNotifications'));
}

/** What is seen is read. It says nothing when it fails: the notification stays unread, and that is all. */
export function useReading() {
  const one = useAct('markAsReadNotification', ['getNotifications']);
  const all = useAct('markAllNotificationsRead', ['getNotifications']);
  return {
    readOne: (NotificationID: string) => one.mutate({ query: { NotificationID } }),
    readAll: () => all.mutate({}),
    isReadingAll: all.isPending,
  };
}
