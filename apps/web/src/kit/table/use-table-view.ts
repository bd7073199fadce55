import { useMemo } from 'react';
import type { Column, Density, Sort } from './column.ts';
import { readSort, type TableAddress } from './table-address.ts';
import { readColumns, readDensity, type TableChoice, writeColumns, writeSort } from './table-choices.ts';

/** What a person chose for a table, and what keeps it for the next time. */
export interface TableMemory {
  readonly chosen: TableChoice;
  readonly remember: (chosen: TableChoice) => void;
}

export interface TableViewOptions<Row> {
  readonly memory: TableMemory;
  /** All there are; stable, as the table's. */
  readonly columns: readonly Column<Row>[];
  readonly address: TableAddress;
  readonly onAddressChange: (change: TableAddress) => void;
  readonly usualSort?: Sort | undefined;
}

/** How a table is shown: order, columns, height of rows. */
export interface TableView<Row> {
  readonly all: readonly Column<Row>[];
  /** Those on show. */
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly density: Density;
  readonly onSortChange: (sort: Sort) => void;
  readonly showColumn: (id: string, shown: boolean) => void;
  readonly setDensity: (density: Density) => void;
}

/**
 * The view of a table: kept in the address, so that it can be sent and comes back; columns and height of rows are
 * remembered as well, for the addresses that do not speak of them.
 */
export function useTableView<Row>(options: TableViewOptions<Row>): TableView<Row> {
  const { memory, columns: all, address, onAddressChange, usualSort } = options;
  const remembered = memory.chosen;
  const chosen = address.columns ?? remembered.columns;
  const columns = useMemo(() => {
    const shown = readColumns({ columns: chosen }, all);
    return all.filter((column) => shown.includes(column.id));
  }, [all, chosen]);
  const choose = (change: TableChoice) => {
    memory.remember({ ...remembered, ...change });
    onAddressChange(change);
  };
  return {
    all,
    columns,
    sort: readSort(address, usualSort),
    density: readDensity(address) ?? readDensity(remembered) ?? 'regular',
    onSortChange: (sort) => onAddressChange(writeSort(sort, usualSort)),
    showColumn: (column, isShown) => {
      const others = columns.map((each) => each.id).filter((each) => each !== column);
      choose(writeColumns(isShown ? [...others, column] : others, all));
    },
    setDensity: (density) => choose({ rows: density === 'regular' ? undefined : density }),
  };
}
