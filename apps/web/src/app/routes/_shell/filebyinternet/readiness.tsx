import { createFileRoute } from '@tanstack/react-router';
import { readFilingsAddress } from '#features/submissions/by-internet/filings-address.ts';
import { ReadinessPage } from '#features/submissions/by-internet/readiness-page.tsx';
import { prefetch } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/filebyinternet/readiness')({
  validateSearch: readFilingsAddress,
  loader: ({ context }) => prefetch(context, 'getCompanies'),
  component: ReadinessRoute,
});

function ReadinessRoute() {
  return <ReadinessPage {...useListAddress(Route)} />;
}
