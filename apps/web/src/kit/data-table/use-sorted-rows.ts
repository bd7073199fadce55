import { useMemo } from 'react';
import type { Column, Sort, SortValue } from './column.ts';

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Orders two values of a column; both are known. */
export function compareValues(one: NonNullable<SortValue>, other: NonNullable<SortValue>): number {
  if (typeof one === 'string' || typeof other === 'string')
    return collator.compare(String(one), String(other));
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Rows in the order of their values, equal ones as they stood; those without a value are last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): readonly Row[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(({ value: one }, { value: other }) => {
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined);
      return sign * compareValues(one, other);
    })
    .map(({ row }) => row);
}

/** The rows in the order of the sorted column. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const { column: id, descending = false } = sort ?? {};
  return useMemo(() => {
    const valueOf = columns.find((column) => column.id === id)?.sortValue;
    return valueOf ? sortRows(rows, valueOf, descending) : rows;
  }, [rows, columns, id, descending]);
}
