import type { CallInput } from '#api/call-types.ts';
import { readPage } from '#list-view/list-address.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';

/** What the log shows, as the address of the page keeps it; `show` is `all` for also what has been settled. */
export const readErrorAddress = readTexts('q', 'show', 'company', 'page');
export type ErrorAddress = AddressOf<typeof readErrorAddress>;

export const pageSize = 20;

/** What the server is asked for. */
export function toErrorQuery(address: ErrorAddress): NonNullable<CallInput<'getErrorLog'>['query']> {
  return {
    show: address.show === 'all' ? 'all' : 'open',
    search: address.q,
    companyId: address.company,
    page: String(readPage(address)),
    pageSize: String(pageSize),
  };
}
