import { useVirtualizer } from '@tanstack/react-virtual';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { TableRow, type RowActions } from './table-row.tsx';
import { usePrinting } from './use-printing.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

interface TableBodyProps<Row> {
  readonly frame: HTMLElement | null;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowHeight: number;
  readonly virtual: boolean;
  readonly selection: Selection | undefined;
  readonly actions: RowActions<Row> | undefined;
}

/** The rows; of many only those in sight, between two spacers that keep the table a table. All, on paper. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  'use no memo'; // the virtualiser changes without a new identity
  const { frame, columns, rows, rowId, rowHeight, virtual, selection, actions } = props;
  const printing = usePrinting();
  const windowed = virtual && !printing;
  // oxlint-disable-next-line react/incompatible-library -- this component is left uncompiled for it
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: windowed,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const onKeyDown = useRowKeys({
    frame,
    count: rows.length,
    selection,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  });
  const items = virtualizer.getVirtualItems();
  const first = windowed ? (items[0]?.index ?? 0) : 0;
  const end = windowed ? (items.at(-1)?.index ?? -1) + 1 : rows.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between the links of the rows
    <tbody onKeyDown={onKeyDown}>
      {windowed && <Spacer height={first * rowHeight} />}
      {rows.slice(first, end).map((row, place) => {
        const id = rowId(row);
        return (
          <TableRow
            key={id}
            row={row}
            index={first + place}
            columns={columns}
            virtual={windowed}
            selected={selection?.has(id)}
            toggle={selection?.toggle}
            actions={actions}
          />
        );
      })}
      {windowed && <Spacer height={(rows.length - end) * rowHeight} />}
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.spacer}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- only holds the place of rows out of sight */}
      <td style={{ blockSize: height }} />
    </tr>
  );
}
