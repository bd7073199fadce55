import type { CallInput } from '#api/call-types.ts';
import { readTexts } from '#kit/search-text.ts';

/** What the log shows, as the address of the page keeps it. */
export interface ErrorAddress {
  readonly q?: string | undefined;
  /** `all`: also what has been settled. */
  readonly show?: string | undefined;
  readonly company?: string | undefined;
  readonly page?: string | undefined;
}

export const pageSize = 20;

export const readErrorAddress = readTexts('q', 'show', 'company', 'page');

export function readErrorPage({ page }: ErrorAddress): number {
  return /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
}

/** What the server is asked for. */
export function toErrorQuery(address: ErrorAddress): NonNullable<CallInput<'getErrorLog'>['query']> {
  return {
    Show: address.show === 'all' ? 'all' : 'open',
    Search: address.q,
    CompanyId: address.company,
    Page: String(readErrorPage(address)),
    PageSize: String(pageSize),
  };
}
