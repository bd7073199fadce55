import { createFileRoute } from '@tanstack/react-router';
import { readReportAddress } from '#features/reports/report-address.ts';
import { ReportPage } from '#features/reports/report-page.tsx';

export const Route = createFileRoute('/_shell/reports/$name')({
  validateSearch: readReportAddress,
  component: ReportRoute,
});

function ReportRoute() {
  const { name } = Route.useParams();
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReportPage
      key={name}
      name={name}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
