import type { CallInput } from '#api/call-types.ts';
import { type ListAddress, readPage } from '#list-view/list-address.ts';
import { readTexts } from '#kit/address/search-text.ts';

/** What the log shows, as the address of the page keeps it. */
export interface ErrorAddress extends Pick<ListAddress, 'q' | 'page'> {
  /** `all`: also what has been settled. */
  readonly show?: string | undefined;
  readonly company?: string | undefined;
}

export const pageSize = 20;

export const readErrorAddress = readTexts('q', 'show', 'company', 'page');

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
