import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { Sheet, SheetCell } from './sheet.ts';

/** Excel keeps 15 digits of a number; a longer one is written as text, which keeps them all. */
const exactDigits = 15;

/** Only the first rows decide how wide a column is. */
const measuredRows = 500;

/**
 * A sheet as an Excel file with typed cells: dates are dates, and numbers are numbers as long as they stay exact.
 * @throws when a number cannot be read: Excel could not open a file with one.
 */
export async function writeExcel({ title, heads, rows }: Sheet): Promise<Blob> {
  const head = heads.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const columns = heads.map((value, place) => ({ width: widthOf(value, rows, place) }));
  const data = [head, ...rows.map((row) => row.map(toCell))];
  return writeExcelFile(data, { sheet: title, columns, stickyRowsCount: 1 }).toBlob();
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
  return `${whole.replace('-', '')}${decimals.replace(/0+$/, '')}`.replace(/^0+/, '').length <= exactDigits;
}

/** Groups the digits and shows every decimal place that the number has. */
function formatOf(number: string): string {
  const decimals = number.split('.')[1]?.length ?? 0;
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

function widthOf(head: string, rows: Sheet['rows'], place: number): number {
  const lengths = rows.slice(0, measuredRows).map((row) => lengthOf(row[place]) + 2);
  return Math.min(60, Math.max(12, head.length + 2, ...lengths));
}

function lengthOf(cell: SheetCell): number {
  if (cell === undefined) return 0;
  if ('date' in cell) return 11;
  return 'number' in cell ? cell.number.length + 3 : cell.text.length;
}
