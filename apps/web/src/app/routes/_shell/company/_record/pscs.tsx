import { createFileRoute } from '@tanstack/react-router';
import { PscsPage } from '#features/pscs/pscs-page.tsx';
import { readRegisterAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/pscs')({
  validateSearch: readRegisterAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyPscs'),
  component: PscsRoute,
});

function PscsRoute() {
  const page = useCompanyAddress(Route);
  return page && <PscsPage {...page} />;
}
