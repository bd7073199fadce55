import { useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Column, type Density, minTableWidth, rowHeightOf, type Sort, widthOf } from './column.ts';
import closeStyles from './close.module.css';
import styles from './data-table.module.css';
import type { RowActions } from '../row-menu/row-menu.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './head/table-head.tsx';
import { type TableRoles, tableRoles } from './table-roles.ts';
import { type Arrangement, useArrangement } from './use-arrangement.ts';
import { useSelection } from './use-selection.ts';
import { useSortedRows } from './use-sorted-rows.ts';

export type { Column, Sort } from './column.ts';
export type { RowActions } from '../row-menu/row-menu.tsx';

export interface DataTableProps<Row extends object> {
  /** What the table holds: "Officers of Harbour Ltd". Read out, not shown. */
  readonly caption: string;
  /** The first holds the link. Keep the array stable, outside the component or memoised. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Given with `onSortChange` where the address of the page keeps the order. */
  readonly sort?: Sort | undefined;
  readonly onSortChange?: ((sort: Sort) => void) | undefined;
  readonly density?: Density | undefined;
  readonly actions?: RowActions<Row> | undefined;
  /** Ids of the selected rows; with `onSelectedChange` rows can be selected. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** What a row that is selected goes by, where it has no actions that say so. Keep it stable. */
  readonly rowName?: ((row: Row) => string) | undefined;
  /** The last line, by column id. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Instead of the table when there are no rows. */
  readonly empty?: ReactNode;
  /** Rows differ in height, as those that hold lists: of many each is measured. */
  readonly isUneven?: boolean | undefined;
  /** Restores the scroll position of a long list on return. */
  readonly scrollId?: string | undefined;
}

/** Beyond so many rows only those in sight are rendered. */
const virtualBeyond = 100;

/** Rows to compare: sortable heads that stay in sight, rows that answer to the keyboard. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, density = 'regular', actions, totals } = props;
  // State, not a ref: the rows in sight can be reckoned only once the frame stands.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [sort, setSort] = useSort(props);
  const sorted = useSortedRows(rows, columns, sort);
  const selection = useRowSelection(props, sorted);
  const arrangement = useArrangement(frame, shapeOf(columns, rows.length > virtualBeyond));
  if (rows.length === 0 && props.empty !== undefined) return props.empty;

  const virtual = rows.length > virtualBeyond;
  const selectable = selection !== undefined;
  const hasActions = actions !== undefined;
  const [stacked, close] = [arrangement === 'stacked', arrangement === 'close'];
  const rowHeight = rowHeightOf(density, close);
  const roles = stacked ? tableRoles : undefined;
  return (
    <TableFrame
      {...props}
      onFrame={setFrame}
      virtual={virtual}
      arrangement={arrangement}
      rowHeight={rowHeight}
    >
      {virtual && !stacked && (
        <ColumnWidths columns={columns} close={close} selectable={selectable} hasActions={hasActions} />
      )}
      <TableHead
        columns={columns}
        sort={sort}
        onSort={setSort}
        selection={selection}
        hasActions={hasActions}
        roles={roles}
      />
      <TableBody
        frame={frame}
        columns={columns}
        rows={sorted}
        rowId={rowId}
        rowHeight={rowHeight}
        virtual={virtual}
        roles={roles}
        isUneven={props.isUneven}
        selection={selection}
        actions={actions}
        rowName={props.rowName ?? actions?.rowName}
      />
      {totals && (
        <Totals
          columns={columns}
          totals={totals}
          selectable={selectable}
          hasActions={hasActions}
          roles={roles}
        />
      )}
    </TableFrame>
  );
}

/** What decides how much room a table needs. */
function shapeOf(columns: readonly { readonly id: string }[], virtual: boolean): string {
  return `${virtual ? 'v' : 'p'} ${columns.map(({ id }) => id).join(' ')}`;
}

function useSort<Row extends object>(props: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort>();
  return [props.sort ?? sort, props.onSortChange ?? setSort] as const;
}

const nobody: ReadonlySet<string> = new Set();

function useRowSelection<Row extends object>(props: DataTableProps<Row>, sorted: readonly Row[]) {
  const { rowId, selected = nobody, onSelectedChange } = props;
  return useSelection(onSelectedChange && { rows: sorted, rowId, selected, onChange: onSelectedChange });
}

interface TableFrameProps<Row extends object> extends DataTableProps<Row> {
  readonly onFrame: (frame: HTMLElement | null) => void;
  readonly virtual: boolean;
  readonly arrangement: Arrangement;
  readonly rowHeight: number;
  readonly children: ReactNode;
}

function TableFrame<Row extends object>(props: TableFrameProps<Row>) {
  const { onFrame, virtual, arrangement, rowHeight, caption, rows, scrollId, isUneven, children } = props;
  const [stacked, close] = [arrangement === 'stacked', arrangement === 'close'];
  const style: CSSProperties & Record<`--${string}`, string> = { '--row-height': `${rowHeight}px` };
  return (
    <section
      ref={onFrame}
      className={classNames(styles.frame, virtual && styles.tall)}
      style={style}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard
      tabIndex={0}
      aria-label={caption}
      data-scroll-restoration-id={scrollId}
    >
      <table
        className={classNames(
          styles.table,
          stacked ? classNames(styles.stacked, closeStyles.stacked) : virtual && styles.fixed,
          virtual && isUneven === true && closeStyles.uneven,
          close && classNames(closeStyles.close, virtual ? closeStyles.fixed : closeStyles.plain),
        )}
        style={{ minInlineSize: virtual && !stacked ? leastWidth(props, close) : undefined }}
        {...(stacked && tableRoles.table)}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}

/** Of the column of boxes, and of that of actions. */
const sideWidth = 40;

function leastWidth<Row extends object>(props: DataTableProps<Row>, close: boolean): number {
  const sides = [props.onSelectedChange, props.actions].filter((side) => side !== undefined);
  return minTableWidth(props.columns, close) + sides.length * sideWidth;
}

interface ColumnWidthsProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'width' | 'closeWidth'>[];
  readonly close: boolean;
  readonly selectable: boolean;
  readonly hasActions: boolean;
}

function ColumnWidths({ columns, close, selectable, hasActions }: ColumnWidthsProps) {
  return (
    <colgroup>
      {selectable && <col className={styles.select} />}
      {columns.map((column) => (
        <col key={column.id} style={{ inlineSize: widthOf(column, close) }} />
      ))}
      {hasActions && <col className={styles.actions} />}
    </colgroup>
  );
}

interface TotalsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly totals: Readonly<Record<string, ReactNode>>;
  readonly selectable: boolean;
  readonly hasActions: boolean;
  readonly roles: TableRoles | undefined;
}

function Totals<Row>({ columns, totals, selectable, hasActions, roles }: TotalsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <tfoot {...roles?.group}>
      <tr {...roles?.row}>
        <th scope="row" colSpan={selectable ? 2 : 1} {...roles?.rowHead}>
          {first && totals[first.id]}
        </th>
        {others.map((column) => (
          <td
            key={column.id}
            className={classNames(column.align === 'end' && styles.end)}
            data-head={column.totalHead ?? column.head}
            {...roles?.cell}
          >
            {totals[column.id]}
          </td>
        ))}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the column of actions has no total */}
        {hasActions && <td />}
      </tr>
    </tfoot>
  );
}
