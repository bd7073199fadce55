import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Sheet, SheetCell } from './sheet.ts';

/** A spreadsheet keeps so many digits of a number; one with more is written as text, which keeps them all. */
const DIGITS = 15;

/**
 * A sheet as an Excel file with typed cells: dates are dates, and numbers are numbers as long as they stay exact.
 * @throws when a number cannot be read: a file with one could not be opened.
 */
export async function writeExcel({ title, heads, rows }: Sheet): Promise<Buffer> {
  const head = heads.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const data = [head, ...rows.map((row) => row.map(toCell))];
  const columns = heads.map((_, place) => ({ width: widthOf(heads[place] ?? '', rows, place) }));
  const file = writeExcelFile(data, { sheet: title, columns, stickyRowsCount: 1 });
  return file.toBuffer();
}

function toCell(cell: SheetCell): Cell {
  if (cell === undefined) return null;
  if ('date' in cell) return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: 'd mmm yyyy' };
  if ('text' in cell) return { value: cell.text, type: String };
  return isExact(cell.number)
    ? { value: Number(cell.number), type: Number, format: formatOf(cell.number) }
    : { value: cell.number, type: String, align: 'right' };
}

function isExact(number: string): boolean {
  if (!/^-?\d+(?:\.\d+)?$/.test(number)) throw new Error(`Not a number: ${number}`);
  const [whole = '', decimals = ''] = number.split('.');
  return `${whole.replace('-', '')}${decimals.replace(/0+$/, '')}`.replace(/^0+/, '').length <= DIGITS;
}

/** Groups the digits, and shows all the decimals that there are. */
function formatOf(number: string): string {
  const decimals = number.split('.')[1]?.length ?? 0;
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** About as wide as its longest cell, within reason. */
function widthOf(head: string, rows: Sheet['rows'], place: number): number {
  const lengths = rows.slice(0, 500).map((row) => lengthOf(row[place]));
  return Math.min(60, Math.max(12, head.length + 2, ...lengths.map((length) => length + 2)));
}

function lengthOf(cell: SheetCell): number {
  if (cell === undefined) return 0;
  if ('date' in cell) return 11;
  return 'number' in cell ? cell.number.length + 3 : cell.text.length;
}
