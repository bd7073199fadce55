import { createFileRoute } from '@tanstack/react-router';
import { readErrorAddress, toErrorQuery } from '#features/submissions/errors/error-address.ts';
import { ErrorLogPage } from '#features/submissions/errors/error-log-page.tsx';
import { prefetch } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/submissionstatus/errorlog')({
  validateSearch: readErrorAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getErrorLog', { query: toErrorQuery(deps) }),
  component: ErrorLogRoute,
});

function ErrorLogRoute() {
  return <ErrorLogPage {...useListAddress(Route)} />;
}
