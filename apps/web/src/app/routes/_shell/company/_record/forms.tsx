import { createFileRoute } from '@tanstack/react-router';
import { FormsPage } from '#features/confirmation-statements/forms/forms-page.tsx';
import { readCompanyPageAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/forms')({
  validateSearch: readCompanyPageAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getConfirmationStatementFacts'),
  component: FormsRoute,
});

function FormsRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <FormsPage companyId={company} />;
}
