import { date, number, type Sheet, type SheetCell, text } from '@statbook/sheets';
import type { Column } from '../data-table/column.ts';
import { rowsInOrder, type ShownTable } from './shown-table.ts';

/** The table as a sheet: rows in the order shown, numbers and dates as such. */
export function toSheet<Row>(title: string, table: ShownTable<Row>): Sheet {
  const { columns } = table;
  return {
    title,
    heads: columns.map(({ head }) => head),
    rows: rowsInOrder(table).map((row) => columns.map((column) => toCell(column, row))),
  };
}

function toCell<Row>({ text: textOf, sortValue }: Column<Row>, row: Row): SheetCell {
  const value = textOf ? textOf(row) : sortValue?.(row);
  if (typeof value !== 'string') return number(value?.toString());
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : text(value);
}
