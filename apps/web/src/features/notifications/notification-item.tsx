import { AppLink } from '#kit/link/app-link.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { useToday } from '#api/configuration.ts';
import { NotificationRow } from '#kit/notification-list/notification-list.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { type Notification, placeOf } from './notification-place.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onOpen: (notification: Notification) => void;
  readonly onConversation: (userId: string) => void;
}

/** One notification; its title leads to its place. */
export function NotificationItem({ notification, onOpen, onConversation }: NotificationItemProps) {
  const { title, text, at, isRead, companyName, companyNumber, dueOn } = notification;
  const today = useToday();
  const place = placeOf(notification);
  return (
    <NotificationRow
      isNew={!isRead}
      title={
        'href' in place ? (
          <AppLink href={place.href} onClick={() => onOpen(notification)}>
            {title}
          </AppLink>
        ) : (
          <button
            type="button"
            onClick={() => {
              onOpen(notification);
              onConversation(place.conversationWith);
            }}
          >
            {title}
          </button>
        )
      }
      badge={<AnswerBadge state={notification.state} />}
      at={<InstantValue instant={at} />}
    >
      {companyName !== null && (
        <div>
          <span dir="auto">{companyName}</span> <Value>{companyNumber}</Value>
        </div>
      )}
      {dueOn !== null && (
        <Deadline date={dueOn} today={today} passedAs={notification.state === 'open' ? 'earliest' : 'late'} />
      )}
      {text !== null && <div>{text}</div>}
    </NotificationRow>
  );
}

/** A date says by its colour how near it is. */
function AnswerBadge({ state }: { state: string | null }) {
  if (state === 'accepted') return <StatusBadge status="Accepted" />;
  if (state === 'rejected') return <StatusBadge status="Rejected" />;
  if (state === 'parked') return <StatusBadge label="Held" tone="warn" />;
  if (state === 'failed') return <StatusBadge label="Needs a look" tone="bad" />;
  return null;
}
