import { useDeferredValue, useMemo } from 'react';
import type { Column, Sort } from '#kit/data-table/column.ts';
import { useSortedRows } from '#kit/data-table/use-sorted-rows.ts';
import type { TableView } from '#kit/table-view/use-table-view.ts';
import type { ListAddress } from './list-address.ts';
import type { TableName } from './table-preferences.ts';
import { searchIn } from './search-in.ts';
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
  /** Those on show, in the order of the view. */
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
  // Put in order before they are filtered, which each key does anew.
  const ordered = useSortedRows(rows, view.columns, view.sort);
  return { ...state, view, rows: useShownRows(ordered, state.text, options) };
}

function useShownRows<Row>(
  rows: readonly Row[],
  text: string,
  { searchText, includes }: Pick<ListViewOptions<Row, ListAddress>, 'searchText' | 'includes'>,
): readonly Row[] {
  const sought = useDeferredValue(text);
  const included = useMemo(() => (includes ? rows.filter(includes) : rows), [rows, includes]);
  const search = useMemo(() => searchText && searchIn(included, searchText), [included, searchText]);
  return useMemo(() => (search ? search(sought) : included), [search, sought, included]);
}
