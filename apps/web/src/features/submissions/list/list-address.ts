import type { CallInput } from '#api/call-types.ts';
import { readTexts } from '#kit/address/search-text.ts';
import { type ListAddress, listParams, readPage } from '#list-view/list-address.ts';

type Query = NonNullable<CallInput<'getSubmissions'>['query']>;
export type Group = NonNullable<Query['group']>;

/** What the list shows, as the address of the page keeps it; what is usual is not written. */
export interface SubmissionsAddress extends ListAddress {
  readonly show?: string | undefined;
  /** One company's submissions, by its id. */
  readonly company?: string | undefined;
}

export const pageSize = 100;

const groups: readonly Group[] = ['all', 'under-way', 'attention', 'accepted', 'withdrawn'];

/** Takes from an address what belongs to the list. */
export const readListAddress = readTexts('show', 'company', ...listParams);

export function readGroup({ show }: SubmissionsAddress): Group {
  return groups.find((group) => group === show) ?? 'all';
}

/** What the server is asked for. */
export function toQuery(address: SubmissionsAddress): Query {
  return {
    group: readGroup(address),
    search: address.q,
    companyId: address.company,
    page: String(readPage(address)),
    pageSize: String(pageSize),
  };
}
