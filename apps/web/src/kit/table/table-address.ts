import type { Column, Density, Sort } from './column.ts';

/** How a table is shown, as the address of its page keeps it; what is usual is not written. */
export interface TableAddress {
  /** A column; with a minus the last comes first. */
  readonly sort?: string | undefined;
  /** The height of rows. */
  readonly rows?: string | undefined;
  /** Ids of the columns after the first, joined by commas. */
  readonly columns?: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;
type AnyColumn = Pick<Column<never>, 'id' | 'chosenOnly'>;

const densities: readonly Density[] = ['compact', 'regular', 'comfortable'];

/** Takes from an address what belongs to a table. */
export function readTableAddress(search: Search): TableAddress {
  const text = (key: string) =>
    typeof search[key] === 'string' && search[key] !== '' ? search[key] : undefined;
  return { sort: text('sort'), rows: text('rows'), columns: text('columns') };
}

export function readSort({ sort }: TableAddress, usual: Sort | undefined): Sort | undefined {
  if (sort === undefined) return usual;
  const descending = sort.startsWith('-');
  return { column: descending ? sort.slice(1) : sort, descending };
}

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
  const shown = others.filter(({ id, chosenOnly }) => (ids ? ids.includes(id) : chosenOnly !== true));
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
