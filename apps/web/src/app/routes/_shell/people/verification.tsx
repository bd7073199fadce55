import { createFileRoute } from '@tanstack/react-router';
import { readVerificationAddress } from '#features/people/verification/verification-address.ts';
import { VerificationPage } from '#features/people/verification/verification-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/people/verification')({
  validateSearch: readVerificationAddress,
  loader: ({ context }) => prefetch(context, 'getVerificationBoard'),
  component: VerificationRoute,
});

function VerificationRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <VerificationPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
