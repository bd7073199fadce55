import type { RefObject } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { NotificationList } from '#kit/notification-list/notification-list.tsx';
import { Popover } from '#kit/popover/popover.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useReading } from './use-notifications.ts';

interface NotificationPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onConversation: (userId: string) => void;
  readonly onClose: () => void;
}

/** The latest notifications; the page has all of them. */
export default function NotificationPopover({ anchor, onConversation, onClose }: NotificationPopoverProps) {
  const latest = useCall('getNotifications');
  const { readAll, isReadingAll } = useReading();
  return (
    <Popover
      anchor={anchor}
      title="Notifications"
      onClose={onClose}
      actions={
        (latest.data?.unread ?? 0) > 0 && (
          <Button kind="text" compact busy={isReadingAll} onClick={readAll}>
            Mark all as read
          </Button>
        )
      }
      foot={
        <AppLink href={paths.notifications} onClick={onClose}>
          All notifications
        </AppLink>
      }
    >
      <Loaded
        query={latest}
        what="notifications"
        loading={<LoadingRows label="Loading notifications" rows={4} />}
      >
        {({ entity }) => <Latest notifications={entity} onConversation={onConversation} onClose={onClose} />}
      </Loaded>
    </Popover>
  );
}

interface LatestProps extends Omit<NotificationPopoverProps, 'anchor'> {
  readonly notifications: CallReply<'getNotifications'>['entity'];
}

function Latest({ notifications, onConversation, onClose }: LatestProps) {
  const { readOne } = useReading();
  if (notifications.length === 0) {
    return (
      <EmptyState title="Nothing yet">
        Answers to submissions, dates that come near, finished imports and messages will appear here.
      </EmptyState>
    );
  }
  return (
    <NotificationList>
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.notificationId}
          notification={notification}
          onOpen={({ notificationId, isRead }) => {
            if (!isRead) readOne(notificationId);
            onClose();
          }}
          onConversation={onConversation}
        />
      ))}
    </NotificationList>
  );
}
