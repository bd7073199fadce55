import { createFileRoute } from '@tanstack/react-router';
import { readDocumentsAddress, toQuery } from '#features/documents/documents-address.ts';
import { DocumentsPage } from '#features/documents/documents-page.tsx';
import { prefetch } from '../../prefetch.ts';

export const Route = createFileRoute('/_shell/documents')({
  validateSearch: readDocumentsAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getDocuments', { query: toQuery(deps) }),
  component: DocumentsRoute,
});

function DocumentsRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DocumentsPage
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
