import { whenOnline } from '../when-online.ts';
import type { Column, Sort } from '../data-table/column.ts';
import { ExportMenu, sheetFormats } from './export-menu.tsx';
import type { TableExport } from './shown-table.ts';

interface ExportButtonProps<Row> {
  readonly view: { readonly columns: readonly Column<Row>[]; readonly sort: Sort | undefined };
  readonly exports: TableExport<Row>;
  readonly label?: string | undefined;
  readonly compact?: boolean | undefined;
}

/** Saves as a file what is on show: these rows, in this order, with these columns. */
export function ExportButton<Row>({ view, exports, label, compact }: ExportButtonProps<Row>) {
  return (
    <ExportMenu
      formats={sheetFormats}
      label={label}
      compact={compact}
      onSave={(format) =>
        void whenOnline(() => import('./save-table.ts')).then(({ saveTable }) =>
          saveTable(format, exports, view),
        )
      }
    />
  );
}
