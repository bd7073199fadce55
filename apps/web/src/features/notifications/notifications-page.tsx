import { ApiProblem } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { NewsList } from '#kit/page/news-list.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { EmptyState, FailedState, NoMatches } from '#kit/state/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import {
  type Kind,
  kinds,
  type NotificationAddress,
  pageSize,
  readKind,
  readPage,
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
  const { data, error, refetch } = useCall(
    'getNotifications',
    { query: toQuery(address) },
    { placeholderData: (before) => before },
  );
  return (
    <>
      <PageHeader
        title="Notifications"
        lead={<AppLink href={paths.myAccount}>Choose what you are told of</AppLink>}
        actions={
          (data?.Unread ?? 0) > 0 && (
            <Button busy={isReadingAll} onClick={readAll}>
              Mark all as read
            </Button>
          )
        }
      />
      <Chips address={address} unread={data?.Unread ?? 0} onAddressChange={onAddressChange} />
      {data !== undefined && <List {...props} reply={data} />}
      {data === undefined && error === null && <LoadingRows label="Loading notifications" rows={10} />}
      {data === undefined && error !== null && (
        <FailedState
          title="The notifications could not be loaded"
          detail={error.message}
          requestId={error instanceof ApiProblem ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

const labels: Readonly<Record<Kind, string>> = {
  'submission-answered': 'Submissions',
  'date-near': 'Dates',
  'import-done': 'Imports',
  message: 'Messages',
};

interface ChipsProps extends Pick<NotificationsPageProps, 'address' | 'onAddressChange'> {
  readonly unread: number;
}

function Chips({ address, unread, onAddressChange }: ChipsProps) {
  const chosen = readKind(address);
  return (
    <Toolbar>
      <ToggleChip
        label="Unread"
        count={unread}
        pressed={address.unread === 'yes'}
        onToggle={(pressed) => onAddressChange({ unread: pressed ? 'yes' : undefined, page: undefined })}
      />
      {kinds.map((kind) => (
        <ToggleChip
          key={kind}
          label={labels[kind]}
          pressed={chosen === kind}
          onToggle={(pressed) => onAddressChange({ kind: pressed ? kind : undefined, page: undefined })}
        />
      ))}
    </Toolbar>
  );
}

interface ListProps extends NotificationsPageProps {
  readonly reply: CallReply<'getNotifications'>;
}

function List({ reply, address, onAddressChange, onConversation }: ListProps) {
  const { readOne } = useReading();
  const isFiltered = readKind(address) !== undefined || address.unread !== undefined;
  if (reply.Total === 0 && isFiltered) {
    const clear = () => onAddressChange({ kind: undefined, unread: undefined, page: undefined });
    return <NoMatches what="notifications" onClear={clear} />;
  }
  if (reply.Total === 0) {
    return (
      <EmptyState title="Nothing yet">
        Answers to submissions, dates that come near, finished imports and messages will stand here.
      </EmptyState>
    );
  }
  return (
    <>
      <NewsList raised>
        {reply.Entity.map((notification) => (
          <NotificationItem
            key={notification.NotificationID}
            notification={notification}
            onOpen={({ NotificationID, IsRead }) => IsRead || readOne(NotificationID)}
            onConversation={onConversation}
          />
        ))}
      </NewsList>
      <Pages page={readPage(address)} total={reply.Total} onAddressChange={onAddressChange} />
    </>
  );
}

interface PagesProps extends Pick<NotificationsPageProps, 'onAddressChange'> {
  readonly page: number;
  readonly total: number;
}

function Pages({ page, total, onAddressChange }: PagesProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const go = (to: number) => onAddressChange({ page: to === 1 ? undefined : String(to) });
  return (
    <Toolbar
      end={
        <>
          {page > 1 && <Button onClick={() => go(page - 1)}>Newer</Button>}
          {page < pages && <Button onClick={() => go(page + 1)}>Older</Button>}
        </>
      }
    >
      <span>
        Page <Count of={page} /> of <Count of={pages} />
      </span>
    </Toolbar>
  );
}
