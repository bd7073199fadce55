import type { ReactNode } from 'react';

/** What a column is sorted by. Undefined stands last, whichever way. */
export type SortValue = string | number | bigint | undefined;

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** Plain elements: text, a link, a badge. */
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Dates sort by their ISO text. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** The cell in a file, where the value that sorts does not say the same. */
  readonly text?: ((row: Row) => string | undefined) | undefined;
  /** Shown only to who chooses it. */
  readonly hiddenByDefault?: boolean | undefined;
  /** Figures and dates stand at the end, with their head. */
  readonly align?: 'start' | 'end' | undefined;
  /** Holds sentences or lists: takes the whole width where rows are stacked. */
  readonly wide?: boolean | undefined;
  /** In pixels, where rows are virtual; the others share what is left. */
  readonly width?: number | undefined;
  /** In pixels, how far a column without a width may shrink where rows are virtual. */
  readonly minWidth?: number | undefined;
}

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

export type Density = 'compact' | 'regular' | 'comfortable';

export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, regular: 36, comfortable: 44 };

/** Room for a column that claims none. */
const defaultMinWidth = 160;

/** The least width at which the columns can still be read. */
export function minTableWidth(columns: readonly Pick<Column<never>, 'width' | 'minWidth'>[]): number {
  return columns.reduce((sum, { width, minWidth: least = defaultMinWidth }) => sum + (width ?? least), 0);
}
