import { IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { saveAndTell } from '#api/save-and-tell.ts';
import { Button } from '#kit/button/button.tsx';
import { type SubmissionsAddress, toQuery } from './list-address.ts';

/** Saves what the list shows as CSV. */
export function ExportButton({ address }: { address: SubmissionsAddress }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { page: _page, pageSize: _pageSize, ...query } = toQuery(address);
    await saveAndTell(() => callRaw('exportSubmissions', { query }));
    setBusy(false);
  };
  return (
    <Button icon={IconTableExport} busy={busy} onClick={() => void save()}>
      Export to CSV
    </Button>
  );
}
