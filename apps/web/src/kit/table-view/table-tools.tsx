import { IconColumns3, IconLineHeight } from '@tabler/icons-react';
import { Menu } from '../menu/menu.tsx';
import type { Density } from '../data-table/column.ts';
import { ExportButton } from '../table-export/export-button.tsx';
import type { TableExport } from '../table-export/shown-table.ts';
import type { TableView } from './use-table-view.ts';
import styles from './table-tools.module.css';

interface TableToolsProps<Row> {
  readonly view: TableView<Row>;
  /** What of the table can be saved as a file; absent where the person may not. */
  readonly exports?: TableExport<Row> | undefined;
}

const densities: readonly { readonly id: Density; readonly label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'comfortable', label: 'Comfortable' },
];

/** At the end of the bar above a list: which columns, how high the rows, and the list as a file. */
export function TableTools<Row>({ view, exports }: TableToolsProps<Row>) {
  const { all, columns, density, showColumn, setDensity } = view;
  const choices = all.slice(1).map((column) => {
    const checked = columns.includes(column);
    return { id: column.id, label: column.head, checked, onSelect: () => showColumn(column.id, !checked) };
  });
  return (
    <>
      <Menu label="Columns" icon={IconColumns3} items={choices} />
      <div className={styles.density}>
        <Menu
          label="Row height"
          icon={IconLineHeight}
          items={densities.map(({ id, label }) => ({
            id,
            label,
            chosen: id === density,
            onSelect: () => setDensity(id),
          }))}
        />
      </div>
      {exports && <ExportButton view={view} exports={exports} />}
    </>
  );
}
