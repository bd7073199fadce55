import { IconDownload } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';

interface PrintSheetProps {
  readonly filingId: string;
  /** The verb with its object: "Save the form data sheet". */
  readonly label: string;
}

/** Saves every answer of a form as PDF; nothing for somebody who may not. */
export function PrintSheet({ filingId, label }: PrintSheetProps) {
  const mayPrint = useMay('printForm');
  const { isSaving, save } = useSaveFile();
  if (!mayPrint) return null;
  return (
    <Button
      icon={IconDownload}
      busy={isSaving}
      onClick={() => save(() => callRaw('printForm', { query: { filingId } }))}
    >
      {label} (PDF)
    </Button>
  );
}
