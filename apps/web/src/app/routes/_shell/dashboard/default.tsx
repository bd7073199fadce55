import { createFileRoute } from '@tanstack/react-router';
import { readDashboardAddress, toDashboardQuery } from '#features/dashboard/dashboard-address.ts';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/dashboard/default')({
  validateSearch: readDashboardAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getDashboard', { query: toDashboardQuery(deps) }),
  component: DashboardRoute,
});

function DashboardRoute() {
  return <DashboardPage address={Route.useSearch()} />;
}
