import { createFileRoute } from '@tanstack/react-router';
import { readHistoryAddress } from '#features/shares/history/history-address.ts';
import { HistoryPage } from '#features/shares/history/history-page.tsx';
import { prefetch } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/history')({
  validateSearch: readHistoryAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company === undefined) return;
    const query = { query: { CompanyId: company } };
    prefetch(context, 'getShareEvents', query);
    prefetch(context, 'getShareClassDetails', query);
    prefetch(context, 'getMultiShareHolderDetails', query);
  },
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
