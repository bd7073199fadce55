import type { Sheet, SheetCell } from './sheet.ts';

/** Spreadsheets recognise UTF-8 by this mark at the start of the file. */
const byteOrderMark = '\uFEFF';

/** A sheet as CSV (RFC 4180): dates as `YYYY-MM-DD`, numbers exact, texts that look like formulas escaped. */
export function writeCsv({ heads, rows }: Sheet): string {
  return csvHead(heads) + csvRows(rows);
}

/** The beginning of a CSV file that is written in parts. */
export function csvHead(heads: readonly string[]): string {
  return byteOrderMark + toLine(heads);
}

/** Further lines of a CSV file that is written in parts. */
export function csvRows(rows: Sheet['rows']): string {
  return rows.map((row) => toLine(row.map(toText))).join('');
}

function toText(cell: SheetCell): string {
  if (cell === undefined) return '';
  if ('date' in cell) return cell.date;
  return 'number' in cell ? cell.number : cell.text;
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

function toField(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
