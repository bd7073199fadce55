import { createFileRoute } from '@tanstack/react-router';
import { readTransferAddress } from '#features/shares/transfers/transfer-address.ts';
import { TransfersPage } from '#features/shares/transfers/transfers-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/transfer')({
  validateSearch: readTransferAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany(
    'getShareTransferGridDetails',
    'getRefusedShareTransfers',
    'getShareClassDetailsForTransfer',
  ),
  component: TransferRoute,
});

function TransferRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <TransfersPage
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
