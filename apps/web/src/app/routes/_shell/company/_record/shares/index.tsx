import { createFileRoute } from '@tanstack/react-router';
import { ClassesPage } from '#features/shares/classes/classes-page.tsx';
import { readRecordAddress } from '../../../../../../record/record-address.ts';
import { prefetch } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/')({
  validateSearch: readRecordAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company !== undefined)
      prefetch(context, 'companyInformationReportShareClass', { query: { CompanyId: company } });
  },
  component: SharesRoute,
});

function SharesRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <ClassesPage companyId={company} />;
}
