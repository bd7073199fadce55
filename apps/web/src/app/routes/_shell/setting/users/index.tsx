import { createFileRoute } from '@tanstack/react-router';
import { readUsersAddress } from '#features/users/list/users-address.ts';
import { UsersPage } from '#features/users/list/users-page.tsx';
import { prefetchAllowed } from '../../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/setting/users/')({
  validateSearch: readUsersAddress,
  loader: ({ context }) => prefetchAllowed(context, 'getAgents'),
  component: UsersRoute,
});

function UsersRoute() {
  return <UsersPage {...useListAddress(Route)} />;
}
