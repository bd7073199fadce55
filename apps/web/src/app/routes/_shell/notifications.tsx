import { createFileRoute } from '@tanstack/react-router';
import { openConversation } from '#features/chat/chat-state.ts';
import { readNotificationAddress, toQuery } from '#features/notifications/notification-address.ts';
import { NotificationsPage } from '#features/notifications/notifications-page.tsx';
import { prefetch } from '../../prefetch.ts';

export const Route = createFileRoute('/_shell/notifications')({
  validateSearch: readNotificationAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getNotifications', { query: toQuery(deps) }),
  component: NotificationsRoute,
});

function NotificationsRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotificationsPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      onConversation={openConversation}
    />
  );
}
