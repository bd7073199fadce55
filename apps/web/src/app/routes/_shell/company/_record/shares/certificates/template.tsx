import { createFileRoute } from '@tanstack/react-router';
import { TemplatePage } from '#features/shares/certificates/template-page.tsx';
import { readCompanyPageAddress } from '#company-page/page-address.ts';
import { companyOf, prefetchByCompany } from '../../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/certificates/template')({
  validateSearch: readCompanyPageAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getShareCertificateTemplate'),
  component: TemplateRoute,
});

function TemplateRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <TemplatePage key={company} companyId={company} />;
}
