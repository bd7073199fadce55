import { IconTableExport } from '@tabler/icons-react';
import { Menu } from '../menu/menu.tsx';
import { whenOnline } from '../when-online.ts';
import type { Column, Sort } from '../data-table/column.ts';
import type { TableExport } from './shown-table.ts';

interface ExportButtonProps<Row> {
  readonly view: { readonly columns: readonly Column<Row>[]; readonly sort: Sort | undefined };
  readonly exports: TableExport<Row>;
  readonly label?: string | undefined;
  readonly compact?: boolean | undefined;
}

const formats = [
  { id: 'xlsx', label: 'Excel' },
  { id: 'csv', label: 'CSV' },
] as const;

/** Saves as a file what is on show: these rows, in this order, with these columns. */
export function ExportButton<Row>({ view, exports, label = 'Export', compact }: ExportButtonProps<Row>) {
  const items = formats.map((format) => ({
    ...format,
    onSelect: () =>
      void whenOnline(() => import('./save-table.ts')).then(({ saveTable }) =>
        saveTable(format.id, exports, view),
      ),
  }));
  return <Menu label={label} icon={IconTableExport} compact={compact} items={items} />;
}
