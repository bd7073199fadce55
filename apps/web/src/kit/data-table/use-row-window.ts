import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect } from 'react';

interface RowWindowOptions<Row> {
  readonly frame: HTMLElement | null;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** False for few rows and in print: then all are rendered. */
  readonly enabled: boolean;
  readonly rowHeight: number;
  /** Rows differ in height and are measured. */
  readonly measured: boolean;
}

/** Which rows of many are rendered, and how much room the others take before and after them. */
export function useRowWindow<Row>(options: RowWindowOptions<Row>) {
  'use no memo'; // the virtualiser changes without a new identity
  const { frame, rows, rowId, enabled, rowHeight, measured } = options;
  const keyOf = useCallback((index: number) => idAt(rows, rowId, index), [rows, rowId]);
  // oxlint-disable-next-line react/incompatible-library -- this hook is left uncompiled for it
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    // A row that was measured keeps its height when the order changes.
    ...(measured && { getItemKey: keyOf }),
    rangeExtractor: wholeBlocks,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const reveal = (index: number) => virtualizer.scrollToIndex(index, { align: 'center' });
  if (!enabled) return { first: 0, end: rows.length, before: 0, after: 0, measure: undefined, reveal };
  const items = virtualizer.getVirtualItems();
  const [top] = items;
  const bottom = items.at(-1);
  return {
    first: top?.index ?? 0,
    end: (bottom?.index ?? -1) + 1,
    before: top?.start ?? 0,
    after: virtualizer.getTotalSize() - (bottom?.end ?? 0),
    measure: measured ? virtualizer.measureElement : undefined,
    reveal,
  };
}

/** So many rows come and go together: a table is laid out again whenever one does. */
const blockSize = 8;
/** So many rows beyond those in sight stand ready at least. */
const spare = 4;

/** The rows in sight and some around them, in whole blocks. */
export function wholeBlocks({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, Math.floor((startIndex - spare) / blockSize) * blockSize);
  const end = Math.min(count, Math.ceil((endIndex + 1 + spare) / blockSize) * blockSize);
  return Array.from({ length: end - first }, (_, place) => first + place);
}

function idAt<Row>(rows: readonly Row[], rowId: (row: Row) => string, index: number): string | number {
  const row = rows[index];
  return row === undefined ? index : rowId(row);
}
