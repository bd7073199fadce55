import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCall } from '#api/queries.ts';
import { CountedButton } from '#kit/button/counted-button.tsx';
import { useNotificationEvents } from './use-notifications.ts';
import { whenOnline } from '#kit/when-online.ts';

const loadPopover = () => whenOnline(() => import('./notification-popover.tsx'));
const NotificationPopover = lazy(loadPopover);

/** The bell of the header: how much is unread, and the latest of it. */
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
        count={data?.unread ?? 0}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
      />
      {open && (
        <Suspense fallback={null}>
          <NotificationPopover
            anchor={anchor}
            onConversation={onConversation}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
