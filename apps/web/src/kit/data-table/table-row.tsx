import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { type RowActions, RowMenu } from '../row-menu/row-menu.tsx';
import type { TableRoles } from './table-roles.ts';
import type { Selection } from './use-selection.ts';

/** The least width of the names at the head of rows, as the style sheet has it. */
const nameWidth = 144;

/** What heads the row is no name, but a number or a day. */
const claimsLess = ({ width = nameWidth }: Pick<Column<never>, 'width'>) => width < nameWidth;

interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly virtual: boolean;
  readonly selected: boolean | undefined;
  readonly toggle: Selection['toggle'] | undefined;
  readonly actions: RowActions<Row> | undefined;
  readonly rowName: ((row: Row) => string) | undefined;
  readonly roles: TableRoles | undefined;
  /** Takes the height of the row where rows differ in it. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

function PlainTableRow<Row>(props: TableRowProps<Row>): ReactNode {
  const { row, index, columns, virtual, selected, toggle, actions, rowName, roles, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      tabIndex={-1}
      aria-rowindex={virtual ? index + 2 : undefined}
      aria-selected={selected}
      {...roles?.row}
    >
      {toggle && (
        <td className={styles.select} {...roles?.cell}>
          <input
            type="checkbox"
            aria-label={`Select ${rowName?.(row) ?? `row ${index + 1}`}`}
            checked={selected ?? false}
            onClick={(event) => toggle(index, event.shiftKey)}
            readOnly
          />
        </td>
      )}
      {columns.map((column, place) => {
        const className = classNames(column.align === 'end' && styles.end, column.wide && styles.wide);
        return place === 0 ? (
          <th
            key={column.id}
            scope="row"
            className={classNames(className, claimsLess(column) && styles.short)}
            {...roles?.rowHead}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={className} data-head={column.head} {...roles?.cell}>
            {column.cell(row)}
          </td>
        );
      })}
      {actions && (
        <td className={styles.actions} {...roles?.cell}>
          <RowMenu row={row} actions={actions} />
        </td>
      )}
    </tr>
  );
}

/** A row is drawn again only when something of it changes: thousands stand in a list. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow; // memo forgets the type parameter
