import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#features/companies/overview/overview-page.tsx';

export const Route = createFileRoute('/_shell/company/_record/companyoverview/')({
  component: OverviewRoute,
});

function OverviewRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <OverviewPage companyId={company} />;
}
