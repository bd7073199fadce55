import { createFileRoute } from '@tanstack/react-router';
import { ImportBySearchPage } from '#features/companies/import/import-by-search-page.tsx';
import { readSearchAddress } from '#features/companies/import/search-address.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/import/search')({
  validateSearch: readSearchAddress,
  component: ImportBySearchRoute,
});

function ImportBySearchRoute() {
  return <ImportBySearchPage {...useListAddress(Route)} />;
}
