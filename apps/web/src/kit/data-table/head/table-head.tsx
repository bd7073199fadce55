import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../icon/icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { Column, Sort } from '../column.ts';
import styles from '../data-table.module.css';
import stackedStyles from './stacked-head.module.css';
import type { TableRoles } from '../table-roles.ts';
import type { Selection } from '../use-selection.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly selection: Selection | undefined;
  readonly hasActions: boolean;
  readonly roles: TableRoles | undefined;
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selection, hasActions, roles } = props;
  return (
    <thead className={roles && stackedStyles.head} {...roles?.group}>
      <tr {...roles?.row}>
        {selection && (
          <th scope="col" className={styles.select} {...roles?.columnHead}>
            <SelectAll selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} roles={roles} />
        ))}
        {hasActions && (
          <th scope="col" className={styles.actions} {...roles?.columnHead}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly roles: TableRoles | undefined;
}

function ColumnHead<Row>({ column, sort, onSort, roles }: ColumnHeadProps<Row>) {
  const className = classNames(column.align === 'end' && styles.end);
  if (!column.sortValue)
    return (
      <th scope="col" className={classNames(className, styles.unsorted)} {...roles?.columnHead}>
        {column.head}
      </th>
    );
  const sorted = sort?.column === column.id;
  const descending = sorted && sort.descending;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
      {...roles?.columnHead}
    >
      <button
        type="button"
        className={classNames(styles.sort, sorted && styles.sorted)}
        onClick={() => onSort({ column: column.id, descending: sorted && !descending })}
      >
        {column.head}
        <span className={styles.arrow}>
          {sorted && <Icon shape={descending ? IconArrowDown : IconArrowUp} size={14} />}
        </span>
      </button>
    </th>
  );
}

function SelectAll({ selection }: { selection: Selection }) {
  const box = useRef<HTMLInputElement>(null);
  const some = selection.state === 'some';
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all rows"
      checked={selection.state === 'all'}
      onChange={(event) => selection.selectAll(event.target.checked)}
    />
  );
}
