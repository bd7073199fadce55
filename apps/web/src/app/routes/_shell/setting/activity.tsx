import { createFileRoute } from '@tanstack/react-router';
import {
  readAccountActivityAddress,
  toActivityQuery,
} from '#features/activity-logs/account-activity-address.ts';
import { AccountActivityPage } from '#features/activity-logs/account-activity-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/activity')({
  validateSearch: readAccountActivityAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getAccountActivity', { query: toActivityQuery(deps) }),
  component: ActivityRoute,
});

function ActivityRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AccountActivityPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
