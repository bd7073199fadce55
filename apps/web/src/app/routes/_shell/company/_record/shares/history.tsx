import { createFileRoute } from '@tanstack/react-router';
import { readHistoryAddress } from '#features/shares/history/history-address.ts';
import { HistoryPage } from '#features/shares/history/history-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/history')({
  validateSearch: readHistoryAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getShareEvents', 'getShareClassDetails', 'getMultiShareHolderDetails'),
  component: HistoryRoute,
});

function HistoryRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <HistoryPage
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
