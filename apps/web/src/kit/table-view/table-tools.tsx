import { IconColumns3 } from '@tabler/icons-react';
import { Menu } from '../menu/menu.tsx';
import type { Density } from '../data-table/column.ts';
import { ExportButton } from '../table-export/export-button.tsx';
import type { TableExport } from '../table-export/shown-table.ts';
import type { TableView } from './use-table-view.ts';

interface TableToolsProps<Row> {
  readonly view: TableView<Row>;
  /** What of the table can be saved as a file; absent where the person may not. */
  readonly exports?: TableExport<Row> | undefined;
}

const densities: readonly { readonly id: Density; readonly label: string }[] = [
  { id: 'compact', label: 'Compact rows' },
  { id: 'regular', label: 'Regular rows' },
  { id: 'comfortable', label: 'Comfortable rows' },
];

/** At the end of the bar above a list: how high its rows are and which columns it has, and the list as a file. */
export function TableTools<Row>({ view, exports }: TableToolsProps<Row>) {
  const { all, columns, density, showColumn, setDensity } = view;
  const heights = densities.map(({ id, label }) => ({
    id,
    label,
    chosen: id === density,
    onSelect: () => setDensity(id),
  }));
  const choices = all.slice(1).map((column, place) => {
    const checked = columns.includes(column);
    const onSelect = () => showColumn(column.id, !checked);
    return { id: column.id, label: column.head, separated: place === 0, checked, onSelect };
  });
  return (
    <>
      <Menu label="View" icon={IconColumns3} items={[...heights, ...choices]} />
      {exports && <ExportButton view={view} exports={exports} />}
    </>
  );
}
