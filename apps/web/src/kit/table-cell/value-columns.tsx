import type { ReactNode } from 'react';
import type { Column } from '../data-table/column.ts';
import { Count, Money } from '../value/amounts.tsx';
import { DateValue, None } from '../value/dates.tsx';

type Text = string | null | undefined;

interface ValueColumn<Row> extends Omit<Column<Row>, 'cell' | 'sortValue'> {
  /** What the cell says; nothing is a dash. */
  readonly of: (row: Row) => Text;
  readonly sortable?: boolean | undefined;
  /** The word that is read where there is nothing: "Not known". */
  readonly none?: string | undefined;
}

interface MoneyColumn<Row> extends ValueColumn<Row> {
  /** Of a row whose money is not in pounds. */
  readonly currency?: ((row: Row) => string) | undefined;
}

interface Kind<Row> {
  readonly draw: (value: string, row: Row) => ReactNode;
  /** A text sorts by itself. */
  readonly toSorted?: (value: string) => bigint;
}

function columnOf<Row>(
  { of, sortable, none, ...column }: ValueColumn<Row>,
  { draw, toSorted }: Kind<Row>,
): Column<Row> {
  const sortValue = (row: Row) => {
    const value = of(row) ?? undefined;
    return value === undefined || toSorted === undefined ? value : toSorted(value);
  };
  return {
    ...column,
    cell: (row) => {
      const value = of(row) ?? undefined;
      return value === undefined ? <None {...(none !== undefined && { word: none })} /> : draw(value, row);
    },
    ...(sortable && { sortValue }),
  };
}

/** Numbers of shares go beyond what a floating number holds. */
const toWhole = (value: string) => BigInt(value.split('.')[0] ?? 0);

/** Words: a name, a class, a kind. */
export function textColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return columnOf(column, { draw: (value) => value });
}

/** How many: shares, votes. */
export function countColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return columnOf({ align: 'end', ...column }, { draw: (value) => <Count of={value} />, toSorted: toWhole });
}

/** An amount of money. */
export function moneyColumn<Row>({ currency, ...column }: MoneyColumn<Row>): Column<Row> {
  return columnOf(
    { align: 'end', ...column },
    {
      draw: (value, row) => <Money amount={value} currency={currency?.(row) ?? 'GBP'} />,
      toSorted: toWhole,
    },
  );
}

/** A day, which needs the same room everywhere. */
export function dayColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return columnOf(
    { align: 'end', width: 112, ...column },
    { draw: (value) => <DateValue date={value} short /> },
  );
}
