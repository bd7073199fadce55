import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { ChoiceChips, ToggleChip } from '#kit/filters/filters.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { NotificationList } from '#kit/notification-list/notification-list.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoMatches } from '#kit/states/states.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { useListAddress } from '#list-view/use-list-address.ts';
import {
  type Kind,
  kinds,
  type NotificationAddress,
  pageSize,
  readKind,
  toQuery,
} from './notification-address.ts';
import { NotificationItem } from './notification-item.tsx';
import { useNotificationEvents, useReading } from './use-notifications.ts';

interface NotificationsPageProps {
  readonly address: NotificationAddress;
  readonly onAddressChange: (change: Partial<NotificationAddress>) => void;
  readonly onConversation: (userId: string) => void;
}

/** Everything one was told of, live. */
export function NotificationsPage(props: NotificationsPageProps) {
  const { address, onAddressChange } = props;
  useNotificationEvents();
  const { readAll, isReadingAll } = useReading();
  const notifications = useCall(
    'getNotifications',
    { query: toQuery(address) },
    { placeholderData: (before) => before },
  );
  const unread = notifications.data?.unread ?? 0;
  return (
    <>
      <PageHeader
        title="Notifications"
        lead={<AppLink href={paths.myAccount}>Notification settings</AppLink>}
        actions={
          unread > 0 && (
            <Button busy={isReadingAll} onClick={readAll}>
              Mark all as read
            </Button>
          )
        }
      />
      <Chips address={address} unread={notifications.data?.unread} onAddressChange={onAddressChange} />
      <Loaded
        query={notifications}
        what="notifications"
        loading={<LoadingRows label="Loading notifications" rows={10} />}
      >
        {(reply) => <List {...props} reply={reply} />}
      </Loaded>
    </>
  );
}

const labels: Readonly<Record<Kind, string>> = {
  'submission-answered': 'Submissions',
  approval: 'Approvals',
  'date-near': 'Dates',
  identity: 'Identity verification',
  'register-alarm': 'Companies House alarms',
  'import-done': 'Imports',
  invitation: 'Invitations',
  message: 'Messages',
};

interface ChipsProps extends Pick<NotificationsPageProps, 'address' | 'onAddressChange'> {
  /** Undefined while it is not known. */
  readonly unread: number | undefined;
}

function Chips({ address, unread, onAddressChange }: ChipsProps) {
  const { narrow, toggle } = useListAddress({ address, onAddressChange });
  return (
    <Toolbar>
      <ToggleChip label="Unread" count={unread} {...toggle('unread')} />
      <ChoiceChips
        choices={kinds.map((kind) => ({ value: kind, label: labels[kind] }))}
        chosen={readKind(address)}
        onChoose={(kind) => narrow({ kind })}
      />
    </Toolbar>
  );
}

interface ListProps extends NotificationsPageProps {
  readonly reply: CallReply<'getNotifications'>;
}

function List({ reply, address, onAddressChange, onConversation }: ListProps) {
  const { readOne } = useReading();
  const list = useListAddress({ address, onAddressChange, filters: ['kind', 'unread'] });
  if (reply.total === 0 && list.isNarrowed) return <NoMatches what="notifications" onClear={list.clear} />;
  if (reply.total === 0) {
    return (
      <EmptyState title="Nothing yet">
        Answers to submissions, dates that come near, changes at Companies House, finished imports and
        messages will appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <NotificationList raised>
        {reply.entity.map((notification) => (
          <NotificationItem
            key={notification.notificationId}
            notification={notification}
            onOpen={({ notificationId, isRead }) => isRead || readOne(notificationId)}
            onConversation={onConversation}
          />
        ))}
      </NotificationList>
      <Pagination page={list.page} pageSize={pageSize} total={reply.total} onPageChange={list.setPage} />
    </>
  );
}
