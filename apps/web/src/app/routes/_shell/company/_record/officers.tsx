import { createFileRoute } from '@tanstack/react-router';
import { OfficersPage } from '#features/officers/officers-page.tsx';
import { readRegisterAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/officers')({
  validateSearch: readRegisterAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyOfficers'),
  component: OfficersRoute,
});

function OfficersRoute() {
  const page = useCompanyAddress(Route);
  return page && <OfficersPage {...page} />;
}
