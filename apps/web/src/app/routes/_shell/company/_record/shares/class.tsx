import { createFileRoute } from '@tanstack/react-router';
import { readingOf, toAsAtQuery } from '#features/shares/as-at/as-at-address.ts';
import { readClassAddress } from '#features/shares/classes/class-address.ts';
import { ClassPage } from '#features/shares/classes/class-page.tsx';
import { prefetch } from '../../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/class')({
  validateSearch: readClassAddress,
  loaderDeps: readingOf,
  loader: ({ context, deps: { company, ...time } }) => {
    if (company === undefined) return;
    const query = { companyId: company, ...toAsAtQuery(time) };
    prefetch(context, 'companyInformationReportShareClass', { query });
    prefetch(context, 'getCurrencies');
  },
  component: ClassRoute,
});

function ClassRoute() {
  const page = useCompanyAddress(Route);
  return page && <ClassPage key={page.address.class} {...page} />;
}
