import type { Column, Sort } from '../data-table/column.ts';
import { sortRows } from '../data-table/use-sorted-rows.ts';

/** What a table shows: these rows, in this order, with these columns. */
export interface ShownTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly sort?: Sort | undefined;
}

export interface TableExport<Row> {
  /** Without its ending: "companies". */
  readonly fileName: string;
  /** Of the sheet, where the file is named after more than it. */
  readonly title?: string | undefined;
  readonly rows: readonly Row[];
  /** Called before the file is saved; an error is shown and no file is saved. */
  readonly authorise: (facts: {
    readonly rows: number;
    readonly columns: readonly string[];
  }) => Promise<unknown>;
}

/** The rows in the order in which the table shows them. */
export function rowsInOrder<Row>({ columns, rows, sort }: ShownTable<Row>): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
  return valueOf ? sortRows(rows, valueOf, sort?.descending ?? false) : rows;
}

/** Downloads a file. */
export function downloadFile(fileName: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The browser has taken the file over when the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
