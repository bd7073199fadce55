import { createFileRoute } from '@tanstack/react-router';
import { readVerificationAddress } from '#features/people/verification/verification-address.ts';
import { VerificationPage } from '#features/people/verification/verification-page.tsx';
import { prefetch } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/people/verification')({
  validateSearch: readVerificationAddress,
  loader: ({ context }) => prefetch(context, 'getVerificationBoard'),
  component: VerificationRoute,
});

function VerificationRoute() {
  return <VerificationPage {...useListAddress(Route)} />;
}
