import { createFileRoute } from '@tanstack/react-router';
import { readTransferAddress } from '#features/shares/transfers/transfer-address.ts';
import { TransfersPage } from '#features/shares/transfers/transfers-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

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
  const page = useCompanyAddress(Route);
  return page && <TransfersPage {...page} />;
}
