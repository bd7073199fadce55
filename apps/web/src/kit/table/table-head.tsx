import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import type { Column, Sort } from './column.ts';
import styles from './data-table.module.css';
import type { Selection } from './use-selection.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly selection: Selection | undefined;
  readonly hasActions: boolean;
}

export function TableHead<Row>({ columns, sort, onSort, selection, hasActions }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.select}>
            <SelectAll selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className={styles.act}>
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
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const className = classNames(column.align === 'end' && styles.end);
  if (!column.sortValue)
    return (
      <th scope="col" className={className}>
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
