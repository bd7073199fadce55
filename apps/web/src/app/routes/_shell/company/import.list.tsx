import { createFileRoute } from '@tanstack/react-router';
import { ImportByListPage } from '#features/companies/import/import-by-list-page.tsx';
import { readListImportAddress } from '#features/companies/import/list-import-address.ts';

export const Route = createFileRoute('/_shell/company/import/list')({
  validateSearch: readListImportAddress,
  component: ImportByListRoute,
});

function ImportByListRoute() {
  const { batch } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportByListPage
      batchId={batch}
      onStarted={(started) => void navigate({ search: { batch: started } })}
    />
  );
}
