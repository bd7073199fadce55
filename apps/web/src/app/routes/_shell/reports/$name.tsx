import { createFileRoute } from '@tanstack/react-router';
import { readReportAddress } from '#features/reports/report-address.ts';
import { ReportPage } from '#features/reports/report-page.tsx';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/reports/$name')({
  validateSearch: readReportAddress,
  component: ReportRoute,
});

function ReportRoute() {
  const { name } = Route.useParams();
  return <ReportPage key={name} name={name} {...useListAddress(Route)} />;
}
