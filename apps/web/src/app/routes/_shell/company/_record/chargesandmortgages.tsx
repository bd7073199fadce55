import { createFileRoute } from '@tanstack/react-router';
import { ChargesPage } from '#features/charges/charges-page.tsx';
import { readRegisterAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/chargesandmortgages')({
  validateSearch: readRegisterAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyCharges'),
  component: ChargesRoute,
});

function ChargesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <ChargesPage
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
