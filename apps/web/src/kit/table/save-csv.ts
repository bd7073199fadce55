import type { Column, Sort } from './column.ts';
import { sortRows } from './use-sorted-rows.ts';

interface ShownTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly sort?: Sort | undefined;
}

/** What a table shows, as CSV: a line of heads, then the rows in their order. */
export function writeCsv<Row>({ columns, rows, sort }: ShownTable<Row>): string {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
  const sorted = valueOf ? sortRows(rows, valueOf, sort?.descending ?? false) : rows;
  const lines = sorted.map((row) => columns.map((column) => textOf(column, row)));
  return [columns.map(({ head }) => head), ...lines].map(toLine).join('');
}

/** Hands the browser a file to keep. */
export function saveCsv<Row>(fileName: string, table: ShownTable<Row>): void {
  const link = document.createElement('a');
  // A spreadsheet reads the file as UTF-8 by the mark at its beginning.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', writeCsv(table)], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // The browser has taken the file over when the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

function textOf<Row>({ text, sortValue }: Column<Row>, row: Row): string {
  if (text) return text(row) ?? '';
  return String(sortValue?.(row) ?? '');
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** A text that a spreadsheet would take for a formula is given as text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
