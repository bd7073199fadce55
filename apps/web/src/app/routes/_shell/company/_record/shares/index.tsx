import { createFileRoute } from '@tanstack/react-router';
import { readingOf, toAsAtQuery } from '#features/shares/as-at/as-at-address.ts';
import { readClassAddress } from '#features/shares/classes/class-address.ts';
import { ClassesPage } from '#features/shares/classes/classes-page.tsx';
import { prefetch } from '../../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/')({
  validateSearch: readClassAddress,
  loaderDeps: readingOf,
  loader: ({ context, deps: { company, ...time } }) => {
    if (company === undefined) return;
    const query = { companyId: company, ...toAsAtQuery(time) };
    prefetch(context, 'companyInformationReportShareClass', { query });
  },
  component: SharesRoute,
});

function SharesRoute() {
  const page = useCompanyAddress(Route);
  return page && <ClassesPage {...page} />;
}
