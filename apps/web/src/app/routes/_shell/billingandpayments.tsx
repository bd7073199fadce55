import { createFileRoute } from '@tanstack/react-router';
import { LicenceCard } from '#features/licence/licence-card.tsx';
import { BillingPage } from '#features/payments/billing-page.tsx';
import { readPaymentsAddress } from '#features/payments/payments-address.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/billingandpayments')({
  validateSearch: readPaymentsAddress,
  component: BillingRoute,
});

function BillingRoute() {
  return <BillingPage {...useListAddress(Route)} subscription={<LicenceCard />} />;
}
