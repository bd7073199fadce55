import { textOf } from '../search-text.ts';
import type { Sort } from './column.ts';

/** How a table is shown, as the address of its page keeps it; what is usual is not written. */
export interface TableAddress {
  /** A column; with a minus the last comes first. */
  readonly sort?: string | undefined;
  /** The height of rows. */
  readonly rows?: string | undefined;
  /** Ids of the columns after the first, joined by commas. */
  readonly columns?: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** Takes from an address what belongs to a table. */
export function readTableAddress(search: Search): TableAddress {
  return {
    sort: textOf(search, 'sort'),
    rows: textOf(search, 'rows'),
    columns: textOf(search, 'columns'),
  };
}

export function readSort({ sort }: TableAddress, usual: Sort | undefined): Sort | undefined {
  if (sort === undefined) return usual;
  const descending = sort.startsWith('-');
  return { column: descending ? sort.slice(1) : sort, descending };
}
