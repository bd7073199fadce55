import { createFileRoute } from '@tanstack/react-router';
import { ImportBySearchPage } from '#features/companies/import/import-by-search-page.tsx';
import { readSearchAddress } from '#features/companies/import/search-address.ts';

export const Route = createFileRoute('/_shell/company/import/search')({
  validateSearch: readSearchAddress,
  component: ImportBySearchRoute,
});

function ImportBySearchRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportBySearchPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
