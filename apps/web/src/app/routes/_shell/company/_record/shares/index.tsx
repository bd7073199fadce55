import { createFileRoute } from '@tanstack/react-router';
import { ClassesPage } from '#features/shares/classes/classes-page.tsx';
import { readRecordAddress } from '../../../../../../record/record-address.ts';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/')({
  validateSearch: readRecordAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('companyInformationReportShareClass'),
  component: SharesRoute,
});

function SharesRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <ClassesPage companyId={company} />;
}
