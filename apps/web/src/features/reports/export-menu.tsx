import { IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { saveAndTell } from '#api/save-and-tell.ts';
import { Menu } from '#kit/menu/menu.tsx';
import type { ReportAddress } from './report-address.ts';
import { type ReportName, toFilters } from './report-query.ts';

interface ExportMenuProps {
  readonly name: ReportName;
  readonly address: ReportAddress;
  /** The columns on show, joined by commas; without them the server chooses. */
  readonly columns?: string | undefined;
}

const formats = [
  { id: 'pdf', label: 'PDF, to print' },
  { id: 'xlsx', label: 'Excel' },
  { id: 'csv', label: 'CSV' },
] as const;

/** Saves the whole report as it is narrowed, in its order, with the columns on show. */
export function ExportMenu({ name, address, columns }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  const save = (format: (typeof formats)[number]['id']) => () => {
    if (busy) return;
    setBusy(true);
    const query = { ...toFilters(name, address), format, columns };
    void saveAndTell(() => callRaw('exportReport', { query })).finally(() => setBusy(false));
  };
  return (
    <Menu
      label="Export"
      icon={IconTableExport}
      items={formats.map(({ id, label }) => ({ id, label, onSelect: save(id) }))}
    />
  );
}
