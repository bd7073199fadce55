import writeExcelFile, { type Cell } from 'write-excel-file/browser';
import type { Column } from './column.ts';
import { rowsInOrder, type ShownTable } from './shown-table.ts';

/** A spreadsheet keeps so many digits of a number; one with more is written as text, which keeps them all. */
const digits = 15;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
/** How many rows decide how wide a column is. */
const looked = 200;

/** What a table shows, as Excel file with typed cells: dates are dates, and numbers are numbers as long as they stay exact. */
export function writeExcel<Row>(title: string, table: ShownTable<Row>): Promise<Blob> {
  return writeExcelFile(excelCells(table), {
    sheet: title,
    columns: table.columns.map((column) => ({ width: widthOf(column, table.rows) })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** The cells of the sheet: a line of heads, then the rows in their order. */
export function excelCells<Row>(table: ShownTable<Row>): Cell[][] {
  const heads = table.columns.map(({ head }): Cell => ({ value: head, type: String, fontWeight: 'bold' }));
  return [heads, ...rowsInOrder(table).map((row) => table.columns.map((column) => toCell(column, row)))];
}

function toCell<Row>(column: Column<Row>, row: Row): Cell {
  const value = valueOf(column, row);
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') {
    if (!isoDate.test(value)) return { value, type: String };
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'd mmm yyyy' };
  }
  if (String(value).replace(/\D/g, '').length > digits)
    return { value: String(value), type: String, align: 'right' };
  return { value: Number(value), type: Number, ...(Number.isInteger(Number(value)) && { format: '#,##0' }) };
}

function valueOf<Row>({ text, sortValue }: Column<Row>, row: Row) {
  return text ? text(row) : sortValue?.(row);
}

/** About as wide as its longest cell, within reason. */
function widthOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const lengths = rows.slice(0, looked).map((row) => String(valueOf(column, row) ?? '').length);
  return Math.min(60, Math.max(12, column.head.length + 2, ...lengths.map((length) => length + 2)));
}
