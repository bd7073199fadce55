import { readTexts } from '#kit/search-text.ts';
import type { Sort } from '#kit/table/data-table.tsx';
import { type TableAddress, tableNames } from '#kit/table/table-address.ts';
import type { Mark } from './listed-company.ts';

/** How the list is shown, as the address of the page keeps it; what is usual is not written. */
export interface ListAddress extends TableAddress {
  readonly q?: string | undefined;
  /** Marks, joined by commas. */
  readonly show?: string | undefined;
}

const marks: readonly Mark[] = ['overdue', 'due-soon', 'in-flight', 'closed'];

export const usualSort: Sort = { column: 'name', descending: false };

/** Takes from an address what belongs to the list. */
export const readListAddress = readTexts('q', 'show', ...tableNames);

export function readMarks({ show = '' }: ListAddress): readonly Mark[] {
  const given = show.split(',');
  return marks.filter((mark) => given.includes(mark));
}

export function writeMarks(shown: readonly Mark[]): Pick<ListAddress, 'show'> {
  return { show: shown.length === 0 ? undefined : shown.join(',') };
}
