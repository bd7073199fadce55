import { createFileRoute } from '@tanstack/react-router';
import { AllotmentsPage } from '#features/shares/allotment/allotments-page.tsx';
import { readCompanyPageAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/allotments')({
  validateSearch: readCompanyPageAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getSingleShareDetails', 'getMultiShareDetails'),
  component: AllotmentsRoute,
});

function AllotmentsRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <AllotmentsPage companyId={company} />;
}
