import type { Sort } from '../data-table/column.ts';

/** How a table is shown, as the address of its page keeps it; what is usual is not written. */
export interface TableAddress {
  /** A column; with a minus the last comes first. */
  readonly sort?: string | undefined;
  /** The height of rows. */
  readonly rows?: string | undefined;
  /** Ids of the columns after the first, joined by commas. */
  readonly columns?: string | undefined;
}

/** What of an address belongs to a table. */
export const tableParams = ['sort', 'rows', 'columns'] as const;

export function readSort({ sort }: TableAddress, usual: Sort | undefined): Sort | undefined {
  if (sort === undefined) return usual;
  const descending = sort.startsWith('-');
  return { column: descending ? sort.slice(1) : sort, descending };
}
