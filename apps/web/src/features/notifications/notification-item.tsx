import { AppLink } from '#kit/action/app-link.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { useToday } from '#api/configuration.ts';
import { NewsItem } from '#kit/page/news-list.tsx';
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
  const { Title, Text, At, IsRead, CompanyName, CompanyNumber, DueOn } = notification;
  const today = useToday();
  const place = placeOf(notification);
  return (
    <NewsItem
      isNew={!IsRead}
      title={
        'href' in place ? (
          <AppLink href={place.href} onClick={() => onOpen(notification)}>
            {Title}
          </AppLink>
        ) : (
          <button
            type="button"
            onClick={() => {
              onOpen(notification);
              onConversation(place.conversationWith);
            }}
          >
            {Title}
          </button>
        )
      }
      badge={<AnswerBadge state={notification.State} />}
      at={<InstantValue instant={At} />}
    >
      {CompanyName !== null && (
        <div>
          <span dir="auto">{CompanyName}</span> <Value>{CompanyNumber}</Value>
        </div>
      )}
      {DueOn !== null && <Deadline date={DueOn} today={today} />}
      {Text !== null && <div>{Text}</div>}
    </NewsItem>
  );
}

/** A date says by its colour how near it is. */
function AnswerBadge({ state }: { state: string | null }) {
  if (state === 'accepted') return <StatusBadge status="Accepted" />;
  if (state === 'rejected') return <StatusBadge status="Rejected" />;
  if (state === 'parked') return <StatusBadge words="Held" tone="warn" />;
  if (state === 'failed') return <StatusBadge words="Needs a look" tone="bad" />;
  return null;
}
