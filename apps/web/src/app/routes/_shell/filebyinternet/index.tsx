import { createFileRoute } from '@tanstack/react-router';
import { readFilingsAddress, toQuery } from '#features/submissions/by-internet/filings-address.ts';
import { FilingsPage } from '#features/submissions/by-internet/filings-page.tsx';
import { prefetch } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/filebyinternet/')({
  validateSearch: readFilingsAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getFilingsByInternet', { query: toQuery(deps) }),
  component: FilingsRoute,
});

function FilingsRoute() {
  return <FilingsPage {...useListAddress(Route)} />;
}
