import { IconBell } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCall } from '#api/queries.ts';
import { CountedButton } from '#kit/button/counted-button.tsx';
import { useNotificationEvents } from './use-notifications.ts';
import { onDemand } from '#kit/on-demand.tsx';

const NotificationPopover = onDemand(() => import('./notification-popover.tsx'));

/** The bell of the header: how much is unread but messages, which the chat beside it counts, and the latest of all. */
export function NotificationBell({ onConversation }: { onConversation: (userId: string) => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useNotificationEvents();
  const { data } = useCall('getNotifications');
  return (
    <>
      <CountedButton
        ref={anchor}
        icon={IconBell}
        label="Notifications"
        count={data === undefined ? 0 : data.unread - data.unreadMessages}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
        onPointerEnter={() => NotificationPopover.preload()}
        onFocus={() => NotificationPopover.preload()}
      />
      {open && (
        <NotificationPopover anchor={anchor} onConversation={onConversation} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
