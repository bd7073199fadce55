import { createFileRoute } from '@tanstack/react-router';
import { readHistoryAddress } from '#features/shares/history/history-address.ts';
import { HistoryPage } from '#features/shares/history/history-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/history')({
  validateSearch: readHistoryAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getShareEvents', 'getShareClassDetails', 'getMultiShareHolderDetails'),
  component: HistoryRoute,
});

function HistoryRoute() {
  const page = useCompanyAddress(Route);
  return page && <HistoryPage {...page} />;
}
