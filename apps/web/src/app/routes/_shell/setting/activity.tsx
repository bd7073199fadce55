import { createFileRoute } from '@tanstack/react-router';
import {
  readAccountActivityAddress,
  toActivityQuery,
} from '#features/activity-logs/account-activity-address.ts';
import { AccountActivityPage } from '#features/activity-logs/account-activity-page.tsx';
import { prefetchAllowed } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/setting/activity')({
  validateSearch: readAccountActivityAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    prefetchAllowed(context, 'getAccountActivity', { query: toActivityQuery(deps) }),
  component: ActivityRoute,
});

function ActivityRoute() {
  return <AccountActivityPage {...useListAddress(Route)} />;
}
