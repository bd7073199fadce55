import type { Column } from './column.ts';
import { rowsInOrder, type ShownTable } from './shown-table.ts';

/** What a table shows, as CSV: a line of heads, then the rows in their order. */
export function writeCsv<Row>(table: ShownTable<Row>): string {
  const { columns } = table;
  const lines = rowsInOrder(table).map((row) => columns.map((column) => textOf(column, row)));
  return [columns.map(({ head }) => head), ...lines].map(toLine).join('');
}

/** The same as a file; a spreadsheet reads it as UTF-8 by the mark at its beginning. */
export function csvFile<Row>(table: ShownTable<Row>): Blob {
  return new Blob(['\uFEFF', writeCsv(table)], { type: 'text/csv;charset=utf-8' });
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
