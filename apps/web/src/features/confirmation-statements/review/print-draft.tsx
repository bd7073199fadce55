import { IconDownload } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import styles from '../statement.module.css';

/** The draft as PDF, for the client to read before it is filed; nothing for somebody who may not take it out. */
export function PrintDraft({ companyId }: { companyId: string }) {
  const mayPrint = useMay('printConfirmationStatement');
  const { isSaving, save } = useSaveFile();
  if (!mayPrint) return null;
  return (
    <div className={styles.draft}>
      <Button
        icon={IconDownload}
        busy={isSaving}
        onClick={() => save(() => callRaw('printConfirmationStatement', { query: { companyId } }))}
      >
        Save the draft for the client (PDF)
      </Button>
    </div>
  );
}
