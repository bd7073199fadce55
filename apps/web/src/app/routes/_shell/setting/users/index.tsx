import { createFileRoute } from '@tanstack/react-router';
import { readUsersAddress } from '#features/users/list/users-address.ts';
import { UsersPage } from '#features/users/list/users-page.tsx';
import { prefetchAllowed } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/users/')({
  validateSearch: readUsersAddress,
  loader: ({ context }) => prefetchAllowed(context, 'getAgents'),
  component: UsersRoute,
});

function UsersRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <UsersPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
