import { createFileRoute } from '@tanstack/react-router';
import { ClassPage } from '#features/shares/classes/class-page.tsx';
import { readClassAddress } from '#features/shares/classes/class-address.ts';
import { prefetch } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/class')({
  validateSearch: readClassAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company === undefined) return;
    prefetch(context, 'companyInformationReportShareClass', { query: { CompanyId: company } });
    prefetch(context, 'getCurrencies');
  },
  component: ClassRoute,
});

function ClassRoute() {
  const { company, class: classId } = Route.useSearch();
  return company === undefined ? null : <ClassPage key={classId} companyId={company} classId={classId} />;
}
