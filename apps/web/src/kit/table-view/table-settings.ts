import type { Column, Density, Sort } from '../data-table/column.ts';
import type { TableAddress } from './table-address.ts';

// Apart from what the addresses of pages are read with: that much every first visit loads, this only a table.

/** What is remembered of a table's view beyond the address. */
export type TablePreference = Pick<TableAddress, 'rows' | 'columns'>;

type AnyColumn = Pick<Column<never>, 'id' | 'hiddenByDefault'>;

const densities: readonly Density[] = ['compact', 'regular', 'comfortable'];

export function writeSort({ column, descending }: Sort, usual: Sort | undefined): Pick<TableAddress, 'sort'> {
  const isUsual = column === usual?.column && descending === usual.descending;
  return { sort: isUsual ? undefined : `${descending ? '-' : ''}${column}` };
}

export function readDensity({ rows }: TableAddress): Density | undefined {
  return densities.find((density) => density === rows);
}

/** The ids of the columns on show, in the order of the table; the first always is. */
export function readColumns(
  { columns: chosen }: TableAddress,
  columns: readonly AnyColumn[],
): readonly string[] {
  const [first, ...others] = columns;
  const ids = chosen?.split(',');
  const shown = others.filter(({ id, hiddenByDefault }) =>
    ids ? ids.includes(id) : hiddenByDefault !== true,
  );
  return [...(first ? [first.id] : []), ...shown.map(({ id }) => id)];
}

export function writeColumns(
  shown: readonly string[],
  columns: readonly AnyColumn[],
): Pick<TableAddress, 'columns'> {
  const usual = readColumns({}, columns);
  const chosen = columns.map(({ id }) => id).filter((id) => shown.includes(id));
  // Without any the address still has to say something: the first column, which is always there.
  const said = chosen.length > 1 ? chosen.slice(1) : chosen;
  return { columns: usual.join() === chosen.join() ? undefined : said.join(',') };
}
