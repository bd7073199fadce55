import { createFileRoute } from '@tanstack/react-router';
import { openConversation } from '#features/chat/chat-state.ts';
import { readNotificationAddress, toQuery } from '#features/notifications/notification-address.ts';
import { NotificationsPage } from '#features/notifications/notifications-page.tsx';
import { prefetch } from '../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/notifications')({
  validateSearch: readNotificationAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getNotifications', { query: toQuery(deps) }),
  component: NotificationsRoute,
});

function NotificationsRoute() {
  return <NotificationsPage {...useListAddress(Route)} onConversation={openConversation} />;
}
