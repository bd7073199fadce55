import { createFileRoute } from '@tanstack/react-router';
import { ImportByListPage } from '#features/companies/import/by-list/import-by-list-page.tsx';
import { readListImportAddress } from '#features/companies/import/by-list/list-import-address.ts';

export const Route = createFileRoute('/_shell/company/import/list')({
  validateSearch: readListImportAddress,
  component: ImportByListRoute,
});

function ImportByListRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportByListPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      onStarted={(started) => void navigate({ search: (before) => ({ ...before, batch: started }) })}
    />
  );
}
