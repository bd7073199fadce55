import { createFileRoute } from '@tanstack/react-router';
import { TieOutPage } from '#features/shares/tie-out/tie-out-page.tsx';
import { readCompanyPageAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/tieout')({
  validateSearch: readCompanyPageAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getTieOut'),
  component: TieOutRoute,
});

function TieOutRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <TieOutPage companyId={company} />;
}
