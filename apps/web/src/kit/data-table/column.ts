import type { ReactNode } from 'react';

/** What a column is sorted by. Undefined stands last, whichever way. */
export type SortValue = string | number | bigint | undefined;

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** The name of its total where rows are stacked: that of "Price of each" is a price. */
  readonly totalHead?: string | undefined;
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
  /** In pixels, where rows are virtual and a date stands above its distance, because the columns do not fit in one line. */
  readonly closeWidth?: number | undefined;
  /** In pixels, how far a column without a width may shrink where rows are virtual. */
  readonly minWidth?: number | undefined;
}

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

export type Density = 'compact' | 'regular' | 'comfortable';

const rowHeights: Readonly<Record<Density, number>> = { compact: 32, regular: 36, comfortable: 44 };

/** Two lines. */
const closeHeight = 44;

/** The height of a row that stands in one line, or close. */
export const rowHeightOf = (density: Density, isClose: boolean): number =>
  isClose ? Math.max(rowHeights[density], closeHeight) : rowHeights[density];

/** Room for a column that claims none. */
const defaultMinWidth = 160;

type Widths = Pick<Column<never>, 'width' | 'closeWidth' | 'minWidth'>;

/** The width that a column claims; undefined where it shares what is left. */
export const widthOf = ({ width, closeWidth = width }: Widths, isClose: boolean): number | undefined =>
  isClose ? closeWidth : width;

/** The least width at which the columns can still be read. */
export function minTableWidth(columns: readonly Widths[], isClose = false): number {
  return columns.reduce(
    (sum, column) => sum + (widthOf(column, isClose) ?? column.minWidth ?? defaultMinWidth),
    0,
  );
}
