import { IconDownload } from '@tabler/icons-react';
import { useMay } from '#app/session-port.ts';
import { callRaw } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { None } from '#kit/value/dates.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

type KeptDocument = CallReply<'getDocuments'>['entity'][number];

/** Saves a document; a certificate only for who may see what was submitted. */
export function DownloadDocument({ document }: { document: KeptDocument }) {
  const maySeeReceipts = useMay('getFilingDocument');
  const { isSaving, save } = useSaveFile();
  const fetchFile = fetcherOf(document);
  if (fetchFile === undefined || (document.kind === 'received' && !maySeeReceipts))
    return <None word="Only for who sees submissions" />;
  return (
    <Button kind="text" compact icon={IconDownload} busy={isSaving} onClick={() => save(fetchFile)}>
      Download
      <VisuallyHidden>
        {' '}
        {document.name} of {document.companyName}
      </VisuallyHidden>
    </Button>
  );
}

function fetcherOf({ kind, companyId, documentLink, documentId, filingId }: KeptDocument) {
  if (documentLink !== null) return () => callRaw('filingsDocument', { query: { documentLink, companyId } });
  if (documentId === null) return undefined;
  if (kind === 'drawn') return () => callRaw('getDrawnDocument', { query: { documentId } });
  if (filingId === null) return undefined;
  return kind === 'attached'
    ? () => callRaw('getFormDocument', { query: { documentId } })
    : () => callRaw('getFilingDocument', { query: { filingId, documentId } });
}
