import { createFileRoute } from '@tanstack/react-router';
import { ChargesPage } from '#features/charges/charges-page.tsx';
import { readRegisterAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/chargesandmortgages')({
  validateSearch: readRegisterAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyCharges'),
  component: ChargesRoute,
});

function ChargesRoute() {
  const page = useCompanyAddress(Route);
  return page && <ChargesPage {...page} />;
}
