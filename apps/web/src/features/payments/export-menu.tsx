import { IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { saveAndTell } from '#api/save-and-tell.ts';
import { Menu } from '#kit/menu/menu.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { toFilters } from './payments-query.ts';

/** Saves all payments that the list is narrowed to, in its order. */
export function ExportMenu({ address }: { address: PaymentsAddress }) {
  const [busy, setBusy] = useState(false);
  const save = (format: 'csv' | 'xlsx') => () => {
    if (busy) return;
    setBusy(true);
    void saveAndTell(() =>
      callRaw('exportPaymentDetails', { query: { ...toFilters(address), format } }),
    ).finally(() => setBusy(false));
  };
  return (
    <Menu
      label="Export"
      icon={IconTableExport}
      items={[
        { id: 'xlsx', label: 'Excel', onSelect: save('xlsx') },
        { id: 'csv', label: 'CSV', onSelect: save('csv') },
      ]}
    />
  );
}
