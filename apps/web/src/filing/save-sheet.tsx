import { IconDownload } from '@tabler/icons-react';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';

interface SaveSheetProps {
  /** The verb with its object: "Save the form data sheet". */
  readonly label: string;
  /** Asks for the file. */
  readonly print: Parameters<ReturnType<typeof useSaveFile>['save']>[0];
}

/** Saves every answer of a form as PDF. */
export function SaveSheet({ label, print }: SaveSheetProps) {
  const { isSaving, save } = useSaveFile();
  return (
    <Button icon={IconDownload} busy={isSaving} onClick={() => save(print)}>
      {label} (PDF)
    </Button>
  );
}
