import { IconDownload } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { type SubmissionsAddress, toQuery } from './list-address.ts';

/** Saves what the list shows as CSV. */
export function ExportButton({ address }: { address: SubmissionsAddress }) {
  const { isSaving, save } = useSaveFile();
  const { page: _page, pageSize: _pageSize, ...query } = toQuery(address);
  return (
    <Button
      icon={IconDownload}
      busy={isSaving}
      onClick={() => save(() => callRaw('exportSubmissions', { query }))}
    >
      Export to CSV
    </Button>
  );
}
