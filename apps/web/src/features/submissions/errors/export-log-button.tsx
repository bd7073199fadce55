import { IconDownload } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { type ErrorAddress, toErrorQuery } from './error-address.ts';

/** Saves what the log shows as CSV. */
export function ExportLogButton({ address }: { address: ErrorAddress }) {
  const { isSaving, save } = useSaveFile();
  const { page: _page, pageSize: _pageSize, ...query } = toErrorQuery(address);
  return (
    <Button
      icon={IconDownload}
      busy={isSaving}
      onClick={() => save(() => callRaw('exportErrorLog', { query }))}
    >
      Export to CSV
    </Button>
  );
}
