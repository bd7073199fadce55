import { createFileRoute } from '@tanstack/react-router';
import { LicenceCard } from '#features/licence/licence-card.tsx';
import { BillingPage } from '#features/payments/billing-page.tsx';
import { readPaymentsAddress } from '#features/payments/payments-address.ts';

export const Route = createFileRoute('/_shell/billingandpayments')({
  validateSearch: readPaymentsAddress,
  component: BillingRoute,
});

function BillingRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BillingPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      subscription={<LicenceCard />}
    />
  );
}
