import { createFileRoute } from '@tanstack/react-router';
import { ImportByListPage } from '#features/companies/import/by-list/import-by-list-page.tsx';
import { readListImportAddress } from '#features/companies/import/by-list/list-import-address.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/import/list')({
  validateSearch: readListImportAddress,
  component: ImportByListRoute,
});

function ImportByListRoute() {
  const navigate = Route.useNavigate();
  return (
    <ImportByListPage
      {...useListAddress(Route)}
      onStarted={(started) => void navigate({ search: (before) => ({ ...before, batch: started }) })}
    />
  );
}
