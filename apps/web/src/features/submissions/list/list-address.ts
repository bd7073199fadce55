import type { CallInput } from '#api/call-types.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { listParams, readPage } from '#list-view/list-address.ts';

type Query = NonNullable<CallInput<'getSubmissions'>['query']>;
export type Group = NonNullable<Query['group']>;

/**
 * What the list shows, as the address of the page keeps it; what is usual is not written. `company`: one company's submissions,
 * by its id.
 */
export const readListAddress = readTexts('show', 'company', ...listParams);
export type SubmissionsAddress = AddressOf<typeof readListAddress>;

export const pageSize = 100;

const groups: readonly Group[] = ['all', 'under-way', 'attention', 'accepted', 'withdrawn'];

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
