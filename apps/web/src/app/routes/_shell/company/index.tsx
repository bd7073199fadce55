import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '#features/companies/list/companies-page.tsx';
import { readListAddress } from '#features/companies/list/list-address.ts';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/')({
  validateSearch: readListAddress,
  loader: ({ context }) => prefetch(context, 'getCompanies'),
  component: CompaniesRoute,
});

function CompaniesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompaniesPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
