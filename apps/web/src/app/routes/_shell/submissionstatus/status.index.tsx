import { createFileRoute } from '@tanstack/react-router';
import { readListAddress, toQuery } from '#features/submissions/list/list-address.ts';
import { SubmissionsPage } from '#features/submissions/list/submissions-page.tsx';
import { prefetch } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/submissionstatus/status/')({
  validateSearch: readListAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getSubmissions', { query: toQuery(deps) }),
  component: StatusRoute,
});

function StatusRoute() {
  return <SubmissionsPage {...useListAddress(Route)} />;
}
