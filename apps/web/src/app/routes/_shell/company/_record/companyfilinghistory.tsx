import { createFileRoute } from '@tanstack/react-router';
import { DocumentViewer } from '#features/documents/document-viewer.tsx';
import { FilingHistoryPage } from '#features/filing-history/filing-history-page.tsx';
import { readHistoryAddress } from '#features/filing-history/history-address.ts';
import { useCurrentCompany } from '../../../../current-company.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/companyfilinghistory')({
  validateSearch: readHistoryAddress,
  component: FilingHistoryRoute,
});

function FilingHistoryRoute() {
  const page = useListAddress(Route);
  const number = useCurrentCompany()?.number;
  const { company } = page.address;
  if (company === undefined) return null;
  return (
    <FilingHistoryPage
      key={company}
      companyId={company}
      {...page}
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
