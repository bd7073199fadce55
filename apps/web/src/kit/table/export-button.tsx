import { IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { showToast } from '../popup/toast-store.ts';
import type { Column, Sort } from './column.ts';
import { whenOnline } from '../when-online.ts';

export interface TableExport<Row> {
  /** Without its ending: "companies". */
  readonly fileName: string;
  readonly rows: readonly Row[];
  /** Asked before the file is written; what it throws is shown and no file is written. */
  readonly allow: (facts: { readonly rows: number; readonly columns: readonly string[] }) => Promise<unknown>;
}

interface ExportButtonProps<Row> {
  readonly view: { readonly columns: readonly Column<Row>[]; readonly sort: Sort | undefined };
  readonly exports: TableExport<Row>;
  readonly label?: string | undefined;
  readonly compact?: boolean | undefined;
}

const loadCsv = () => whenOnline(() => import('./save-csv.ts'));

/** Saves as CSV what is on show: these rows, in this order, with these columns. */
export function ExportButton<Row>({ view, exports, label = 'Export', compact }: ExportButtonProps<Row>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const { fileName, rows, allow } = exports;
    const { columns, sort } = view;
    setBusy(true);
    try {
      const { saveCsv } = await loadCsv();
      await allow({ rows: rows.length, columns: columns.map(({ head }) => head) });
      saveCsv(`${fileName}.csv`, { columns, rows, sort });
      showToast(rows.length === 1 ? '1 row saved as CSV' : `${rows.length} rows saved as CSV`);
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : 'Nothing was saved.', tone: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={IconTableExport}
      {...(compact ? { compact } : {})}
      busy={busy}
      onPointerEnter={() => void loadCsv()}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
