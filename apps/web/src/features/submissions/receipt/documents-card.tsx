import { ButtonRow } from '#kit/button/button-row.tsx';
import { IconDownload } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import type { Receipt } from '../submission-state.ts';

const titles: Readonly<Record<string, string>> = {
  'certificate-of-incorporation': 'certificate of incorporation',
  'certificate-of-change-of-name': 'certificate of change of name',
  'certificate-of-charge': 'certificate of the registration of a charge',
};

/** The certificates that Companies House issued when it accepted the filing. */
export function DocumentsCard({ receipt: { documents, awaitsDocument, filingId } }: { receipt: Receipt }) {
  const { isSaving, save } = useSaveFile();
  if (documents.length === 0 && !awaitsDocument) return null;
  return (
    <Card title="Certificates">
      {awaitsDocument && (
        <p>Companies House has issued a certificate. It appears here when Statbook has received it.</p>
      )}
      <ButtonRow>
        {documents.map(({ documentId, kind }) => (
          <Button
            key={documentId}
            icon={IconDownload}
            busy={isSaving}
            onClick={() => save(() => callRaw('getFilingDocument', { query: { filingId, documentId } }))}
          >
            Save the {titles[kind] ?? 'certificate'} (PDF)
          </Button>
        ))}
      </ButtonRow>
    </Card>
  );
}
