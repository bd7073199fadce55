import { useMemo } from 'react';
import type { Column, Density, Sort } from '../data-table/column.ts';
import { readSort, type TableAddress } from './table-address.ts';
import { readColumns, readDensity, type TablePreference, writeColumns, writeSort } from './table-settings.ts';

/** What a person prefers for a table, and what saves it for the next time. */
export interface StoredPreference {
  readonly value: TablePreference;
  readonly save: (preference: TablePreference) => void;
}

export interface TableViewOptions<Row> {
  readonly preference: StoredPreference;
  /** All there are; stable, as the table's. */
  readonly columns: readonly Column<Row>[];
  readonly address: TableAddress;
  readonly onAddressChange: (change: TableAddress) => void;
  readonly defaultSort?: Sort | undefined;
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
 * The view of a table: kept in the address, so that it can be sent and comes back; columns and height of rows are saved
 * as a preference as well, for the addresses that do not speak of them.
 */
export function useTableView<Row>(options: TableViewOptions<Row>): TableView<Row> {
  const { preference, columns: all, address, onAddressChange, defaultSort } = options;
  const preferred = preference.value;
  const chosen = address.columns ?? preferred.columns;
  const columns = useMemo(() => {
    const shown = readColumns({ columns: chosen }, all);
    return all.filter((column) => shown.includes(column.id));
  }, [all, chosen]);
  const choose = (change: TablePreference) => {
    preference.save({ ...preferred, ...change });
    onAddressChange(change);
  };
  return {
    all,
    columns,
    sort: readSort(address, defaultSort),
    density: readDensity(address) ?? readDensity(preferred) ?? 'regular',
    onSortChange: (sort) => onAddressChange(writeSort(sort, defaultSort)),
    showColumn: (column, isShown) => {
      const others = columns.map((each) => each.id).filter((each) => each !== column);
      choose(writeColumns(isShown ? [...others, column] : others, all));
    },
    setDensity: (density) => choose({ rows: density === 'regular' ? undefined : density }),
  };
}
