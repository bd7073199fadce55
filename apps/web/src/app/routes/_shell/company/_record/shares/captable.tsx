import { createFileRoute } from '@tanstack/react-router';
import { readingOf, readWithTime, toAsAtQuery } from '#features/shares/as-at/as-at-address.ts';
import { CapTablePage } from '#features/shares/captable/cap-table-page.tsx';
import { tableParams } from '#kit/table-view/table-address.ts';
import { prefetch } from '../../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/captable')({
  validateSearch: readWithTime('company', ...tableParams),
  loaderDeps: readingOf,
  loader: ({ context, deps: { company, ...time } }) => {
    if (company !== undefined)
      prefetch(context, 'getCapTable', { query: { companyId: company, ...toAsAtQuery(time) } });
  },
  component: CapTableRoute,
});

function CapTableRoute() {
  const page = useCompanyAddress(Route);
  return page && <CapTablePage key={page.companyId} {...page} />;
}
