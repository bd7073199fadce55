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
  const compare = (one: SortValue, other: SortValue) => {
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return descending ? compareValues(other, one) : compareValues(one, other);
  };
  // A list that is filtered at each key was put in order before.
  if (isInOrder(rows, valueOf, compare)) return rows;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(({ value: one }, { value: other }) => compare(one, other))
    .map(({ row }) => row);
}

function isInOrder<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  compare: (one: SortValue, other: SortValue) => number,
): boolean {
  let last: SortValue;
  return rows.every((row, place) => {
    const value = valueOf(row);
    const follows = place === 0 || compare(last, value) <= 0;
    last = value;
    return follows;
  });
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
