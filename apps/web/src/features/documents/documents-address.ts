import type { CallInput } from '#api/call-types.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import type { Sort } from '#kit/data-table/column.ts';
import { readSort } from '#kit/table-view/table-address.ts';
import { listParams, readDay, readPage } from '#list-view/list-address.ts';

type Query = NonNullable<CallInput<'getDocuments'>['query']>;
export type DocumentKind = NonNullable<Query['kind']>;

/**
 * What the list of documents shows, as the address of the page keeps it: one company's by its id, those that came from a first
 * day to a last.
 */
export const readDocumentsAddress = readTexts('show', 'company', 'from', 'to', ...listParams);
export type DocumentsAddress = AddressOf<typeof readDocumentsAddress>;

export const pageSize = 50;
export const defaultSort: Sort = { column: 'kept', descending: true };

export const kinds: readonly DocumentKind[] = ['registry', 'attached', 'received', 'drawn'];

/** By what the server sorts, for each column that can be sorted. */
const sorts: Readonly<Record<string, NonNullable<Query['sort']>>> = {
  name: 'name',
  company: 'companyName',
  kind: 'kind',
  size: 'size',
  kept: 'keptAt',
};

export const readKind = ({ show }: DocumentsAddress) => kinds.find((kind) => kind === show);

export function readPeriod({ from, to }: DocumentsAddress) {
  return { from: readDay(from), to: readDay(to) };
}

/** What the server is asked for. */
export function toQuery(address: DocumentsAddress): Query {
  const { column, descending } = readSort(address, defaultSort) ?? defaultSort;
  const { from, to } = readPeriod(address);
  return {
    kind: readKind(address),
    companyId: address.company,
    search: address.q,
    from,
    until: to,
    sort: sorts[column] ?? 'keptAt',
    direction: descending ? 'desc' : 'asc',
    page: String(readPage(address)),
    pageSize: String(pageSize),
  };
}
