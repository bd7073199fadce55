import { IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { toFormRefusal } from '#api/api-problem.ts';
import { callRaw } from '#api/call.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { saveFile } from '#api/save-file.ts';
import { type ListAddress, toQuery } from './list-address.ts';

/** Saves what the list shows as CSV. */
export function ExportButton({ address }: { address: ListAddress }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { Page: _page, PageSize: _pageSize, ...query } = toQuery(address);
      await saveFile(callRaw('exportSubmissions', { query }));
    } catch (error) {
      showToast({ text: toFormRefusal(error).detail, tone: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={IconTableExport} busy={busy} onClick={() => void save()}>
      Export to CSV
    </Button>
  );
}
