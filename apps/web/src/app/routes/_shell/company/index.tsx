import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '#features/companies/list/companies-page.tsx';
import { readListAddress } from '#features/companies/list/list-address.ts';
import { prefetch } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/')({
  validateSearch: readListAddress,
  loader: ({ context }) => prefetch(context, 'getCompanies'),
  component: CompaniesRoute,
});

function CompaniesRoute() {
  return <CompaniesPage {...useListAddress(Route)} />;
}
