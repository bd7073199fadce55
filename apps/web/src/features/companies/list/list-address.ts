import { readTexts } from '#kit/address/search-text.ts';
import type { Sort } from '#kit/data-table/data-table.tsx';
import { type ListAddress, listParams } from '#list-view/list-address.ts';
import type { CompanyFlag } from './listed-company.ts';

/** How the list is shown, as the address of the page keeps it; what is usual is not written. */
export interface CompaniesAddress extends ListAddress {
  /** Marks, joined by commas. */
  readonly show?: string | undefined;
  readonly tag?: string | undefined;
}

const flags: readonly CompanyFlag[] = ['overdue', 'due-soon', 'in-flight', 'closed'];

export const defaultSort: Sort = { column: 'name', descending: false };

/** Takes from an address what belongs to the list. */
export const readListAddress = readTexts('show', 'tag', ...listParams);

export function readFlags({ show = '' }: Pick<CompaniesAddress, 'show'>): readonly CompanyFlag[] {
  const given = show.split(',');
  return flags.filter((flag) => given.includes(flag));
}

export function writeFlags(shown: readonly CompanyFlag[]): Pick<CompaniesAddress, 'show'> {
  return { show: shown.length === 0 ? undefined : shown.join(',') };
}
