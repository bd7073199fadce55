import { createFileRoute } from '@tanstack/react-router';
import { readDocumentsAddress, toQuery } from '#features/documents/documents-address.ts';
import { DocumentsPage } from '#features/documents/documents-page.tsx';
import { prefetch } from '../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/documents')({
  validateSearch: readDocumentsAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getDocuments', { query: toQuery(deps) }),
  component: DocumentsRoute,
});

function DocumentsRoute() {
  return <DocumentsPage {...useListAddress(Route)} />;
}
