import { createFileRoute } from '@tanstack/react-router';
import { DocumentViewer } from '#features/documents/document-viewer.tsx';
import { FilingHistoryPage } from '#features/filing-history/filing-history-page.tsx';
import { readHistoryAddress } from '#features/filing-history/history-address.ts';
import { useCurrentCompany } from '../../../../current-company.ts';

export const Route = createFileRoute('/_shell/company/_record/companyfilinghistory')({
  validateSearch: readHistoryAddress,
  component: FilingHistoryRoute,
});

function FilingHistoryRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const number = useCurrentCompany()?.number;
  const { company } = address;
  if (company === undefined) return null;
  return (
    <FilingHistoryPage
      key={company}
      companyId={company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      renderDocument={({ documentLink, description, type, date }, onClose) =>
        documentLink !== null && (
          <DocumentViewer
            key={documentLink}
            document={{
              companyId: company,
              link: documentLink,
              title: description,
              fileName: [number, type, date].filter(Boolean).join(' '),
            }}
            onClose={onClose}
          />
        )
      }
    />
  );
}
