import { createFileRoute } from '@tanstack/react-router';
import { readFilingsAddress } from '#features/submissions/by-internet/filings-address.ts';
import { ReadinessPage } from '#features/submissions/by-internet/readiness-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/filebyinternet/readiness')({
  validateSearch: readFilingsAddress,
  loader: ({ context }) => prefetch(context, 'getCompanies'),
  component: ReadinessRoute,
});

function ReadinessRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReadinessPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
