import { useDeferredValue, useMemo } from 'react';
import type { Column, Sort } from '#kit/data-table/column.ts';
import type { TableView } from '#kit/table-view/use-table-view.ts';
import type { ListAddress } from './list-address.ts';
import type { TableName } from './table-preferences.ts';
import { type ListAddressOptions, type ListAddressState, useListAddress } from './use-list-address.ts';
import { useSavedTableView } from './use-saved-table-view.ts';

export interface ListViewOptions<Row, Address extends ListAddress> extends ListAddressOptions<Address> {
  /** Names the table among the preferences of the person. */
  readonly table: TableName;
  /** All columns; stable. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly defaultSort?: Sort | undefined;
  /** The text of a row that the filter searches, in lower case. Without it the server filters. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /** Whether the other filters leave a row. */
  readonly includes?: ((row: Row) => boolean) | undefined;
}

export interface ListView<Row, Address> extends ListAddressState<Address> {
  /** Those on show. */
  readonly rows: readonly Row[];
  readonly view: TableView<Row>;
}

/**
 * The state of a list page, kept in its address: the text of the filter, the other filters, order, columns and page.
 * Columns and the height of rows are saved as preferences of the person.
 */
export function useListView<Row, Address extends ListAddress>(
  options: ListViewOptions<Row, Address>,
): ListView<Row, Address> {
  const { table, columns, rows, address, defaultSort } = options;
  const state = useListAddress(options);
  const view = useSavedTableView({
    id: table,
    columns,
    address,
    // An address of tables is one of lists, which the compiler cannot tell of a type parameter.
    onAddressChange: state.narrow as (change: ListAddress) => void,
    defaultSort,
  });
  return { ...state, view, rows: useShownRows(rows, state.text, options) };
}

function useShownRows<Row>(
  rows: readonly Row[],
  text: string,
  { searchText, includes }: Pick<ListViewOptions<Row, ListAddress>, 'searchText' | 'includes'>,
): readonly Row[] {
  const sought = useDeferredValue(text);
  return useMemo(() => {
    const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
    if (searchText === undefined || words.length === 0) return includes ? rows.filter(includes) : rows;
    return rows.filter((row) => {
      if (includes?.(row) === false) return false;
      const searched = searchText(row);
      return words.every((word) => searched.includes(word));
    });
  }, [rows, sought, searchText, includes]);
}
