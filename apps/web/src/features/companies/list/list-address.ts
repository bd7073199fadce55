import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import type { Sort } from '#kit/data-table/data-table.tsx';
import { listParams } from '#list-view/list-address.ts';
import type { CompanyFlag } from './listed-company.ts';

/** How the list is shown, as the address of the page keeps it; what is usual is not written. `show`: marks, joined by commas. */
export const readListAddress = readTexts('show', 'tag', ...listParams);
export type CompaniesAddress = AddressOf<typeof readListAddress>;

const flags: readonly CompanyFlag[] = ['overdue', 'due-soon', 'in-flight', 'closed'];

export const defaultSort: Sort = { column: 'name', descending: false };

export function readFlags({ show = '' }: Pick<CompaniesAddress, 'show'>): readonly CompanyFlag[] {
  const given = show.split(',');
  return flags.filter((flag) => given.includes(flag));
}

export function writeFlags(shown: readonly CompanyFlag[]): Pick<CompaniesAddress, 'show'> {
  return { show: shown.length === 0 ? undefined : shown.join(',') };
}
