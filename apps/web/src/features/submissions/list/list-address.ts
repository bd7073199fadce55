import type { CallInput } from '#api/call-types.ts';
import { readTexts } from '#kit/search-text.ts';
import { type TableAddress, tableNames } from '#kit/table/table-address.ts';

type Query = NonNullable<CallInput<'getSubmissions'>['query']>;
export type Group = NonNullable<Query['Group']>;

/** What the list shows, as the address of the page keeps it; what is usual is not written. */
export interface ListAddress extends TableAddress {
  readonly q?: string | undefined;
  readonly show?: string | undefined;
  /** One company's submissions, by its id. */
  readonly company?: string | undefined;
  readonly page?: string | undefined;
}

export const pageSize = 100;

const groups: readonly Group[] = ['all', 'under-way', 'attention', 'accepted', 'withdrawn'];

/** Takes from an address what belongs to the list. */
export const readListAddress = readTexts('q', 'show', 'company', 'page', ...tableNames);

export function readGroup({ show }: ListAddress): Group {
  return groups.find((group) => group === show) ?? 'all';
}

export function readPage({ page }: ListAddress): number {
  return /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
}

/** What the server is asked for. */
export function toQuery(address: ListAddress): Query {
  return {
    Group: readGroup(address),
    Search: address.q,
    CompanyId: address.company,
    Page: String(readPage(address)),
    PageSize: String(pageSize),
  };
}
