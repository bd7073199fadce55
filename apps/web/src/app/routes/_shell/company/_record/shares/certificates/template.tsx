import { createFileRoute } from '@tanstack/react-router';
import { TemplatePage } from '#features/shares/certificates/template-page.tsx';
import { readRecordAddress } from '../../../../../../../record/record-address.ts';
import { prefetch } from '../../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/certificates/template')({
  validateSearch: readRecordAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company !== undefined)
      prefetch(context, 'getShareCertificateTemplate', { query: { CompanyId: company } });
  },
  component: TemplateRoute,
});

function TemplateRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <TemplatePage key={company} companyId={company} />;
}
