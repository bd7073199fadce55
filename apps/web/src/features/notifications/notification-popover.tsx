import type { RefObject } from 'react';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { NewsList } from '#kit/page/news-list.tsx';
import { Popover } from '#kit/popup/popover.tsx';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { EmptyState, FailedState } from '#kit/state/states.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useReading } from './use-notifications.ts';

interface NotificationPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onConversation: (userId: string) => void;
  readonly onClose: () => void;
}

/** The latest notifications; the page has all of them. */
export default function NotificationPopover({ anchor, onConversation, onClose }: NotificationPopoverProps) {
  const { data } = useCall('getNotifications');
  const { readAll, isReadingAll } = useReading();
  return (
    <Popover
      anchor={anchor}
      title="Notifications"
      onClose={onClose}
      actions={
        (data?.Unread ?? 0) > 0 && (
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
      <Latest onConversation={onConversation} onClose={onClose} />
    </Popover>
  );
}

function Latest({ onConversation, onClose }: Omit<NotificationPopoverProps, 'anchor'>) {
  const { data, error, refetch } = useCall('getNotifications');
  const { readOne } = useReading();
  if (data === undefined) {
    if (error === null) return <LoadingRows label="Loading notifications" rows={4} />;
    return (
      <FailedState
        title="The notifications could not be loaded"
        detail={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.Entity.length === 0) {
    return (
      <EmptyState title="Nothing yet">
        Answers to submissions, dates that come near, finished imports and messages will stand here.
      </EmptyState>
    );
  }
  return (
    <NewsList>
      {data.Entity.map((notification) => (
        <NotificationItem
          key={notification.NotificationID}
          notification={notification}
          onOpen={({ NotificationID, IsRead }) => {
            if (!IsRead) readOne(NotificationID);
            onClose();
          }}
          onConversation={onConversation}
        />
      ))}
    </NewsList>
  );
}
