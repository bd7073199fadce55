import type { Density, Sort } from '#kit/table/data-table.tsx';
import type { Mark } from './listed-company.ts';

/** How the list is shown, as the address of the page keeps it; what is usual is not written. */
export interface ListAddress {
  readonly q?: string | undefined;
  /** Marks, joined by commas. */
  readonly show?: string | undefined;
  /** A column; with a minus the last comes first. */
  readonly sort?: string | undefined;
  readonly rows?: string | undefined;
}

const marks: readonly Mark[] = ['overdue', 'due-soon', 'in-flight', 'closed'];
const densities: readonly Density[] = ['compact', 'regular', 'comfortable'];
const usualSort: Sort = { column: 'name', descending: false };

/** Takes from an address what belongs to the list. */
export function readListAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const text = (key: string) =>
    typeof search[key] === 'string' && search[key] !== '' ? search[key] : undefined;
  return { q: text('q'), show: text('show'), sort: text('sort'), rows: text('rows') };
}

export function readMarks({ show = '' }: ListAddress): readonly Mark[] {
  const given = show.split(',');
  return marks.filter((mark) => given.includes(mark));
}

export function writeMarks(shown: readonly Mark[]): Pick<ListAddress, 'show'> {
  return { show: shown.length === 0 ? undefined : shown.join(',') };
}

export function readSort({ sort }: ListAddress): Sort {
  if (sort === undefined) return usualSort;
  const descending = sort.startsWith('-');
  return { column: descending ? sort.slice(1) : sort, descending };
}

export function writeSort({ column, descending }: Sort): Pick<ListAddress, 'sort'> {
  const usual = column === usualSort.column && descending === usualSort.descending;
  return { sort: usual ? undefined : `${descending ? '-' : ''}${column}` };
}

export function readDensity({ rows }: ListAddress): Density {
  return densities.find((density) => density === rows) ?? 'regular';
}

export function writeDensity(density: Density): Pick<ListAddress, 'rows'> {
  return { rows: density === 'regular' ? undefined : density };
}
