import { createFileRoute } from '@tanstack/react-router';
import { OfficersPage } from '#features/officers/officers-page.tsx';
import { readRegisterAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/officers')({
  validateSearch: readRegisterAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyOfficers'),
  component: OfficersRoute,
});

function OfficersRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <OfficersPage
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
