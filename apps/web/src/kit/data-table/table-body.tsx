import type { Column } from './column.ts';
import styles from './data-table.module.css';
import type { TableRoles } from './table-roles.ts';
import type { RowActions } from '../row-menu/row-menu.tsx';
import { TableRow } from './table-row.tsx';
import { usePrinting } from './use-printing.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';
import type { Selection } from './use-selection.ts';

interface TableBodyProps<Row> {
  readonly frame: HTMLElement | null;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowHeight: number;
  readonly virtual: boolean;
  /** Given where rows are stacked. */
  readonly roles: TableRoles | undefined;
  /** Rows differ in height also where they are not stacked. */
  readonly isUneven?: boolean | undefined;
  readonly selection: Selection | undefined;
  readonly actions: RowActions<Row> | undefined;
  readonly rowName: ((row: Row) => string) | undefined;
}

/** The rows; of many only those in sight, between two spacers that keep the table a table. In print all of them. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  'use no memo'; // which rows are in sight changes without a new identity
  const { frame, columns, rows, rowId, virtual, roles, selection, actions, rowName } = props;
  const printing = usePrinting();
  const enabled = virtual && !printing;
  const measured = roles !== undefined || props.isUneven === true;
  const rowHeight = roles === undefined ? props.rowHeight : guessHeight(props);
  const sight = useRowWindow({ frame, rows, rowId, enabled, rowHeight, measured });
  const onKeyDown = useRowKeys({ frame, count: rows.length, selection, reveal: sight.reveal });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between the links of the rows
    <tbody onKeyDown={onKeyDown} {...roles?.group}>
      <Spacer height={sight.before} />
      {rows.slice(sight.first, sight.end).map((row, place) => {
        const id = rowId(row);
        return (
          <TableRow
            key={id}
            row={row}
            index={sight.first + place}
            columns={columns}
            virtual={enabled}
            selected={selection?.has(id)}
            toggle={selection?.toggle}
            actions={actions}
            rowName={rowName}
            roles={roles}
            measure={sight.measure}
          />
        );
      })}
      <Spacer height={sight.after} />
    </tbody>
  );
}

/** About as high as a stacked row will be, until it is measured: its name, and its cells two in a line. */
function guessHeight({ columns, rowHeight }: Pick<TableBodyProps<never>, 'columns' | 'rowHeight'>): number {
  return rowHeight + Math.ceil((columns.length - 1) / 2) * 44;
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
