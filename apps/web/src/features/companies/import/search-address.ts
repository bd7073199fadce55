import { textOf } from '#kit/address/search-text.ts';

/** What is searched for on the register, as the address of the page keeps it. */
export interface SearchAddress {
  readonly q?: string | undefined;
  readonly active?: 'yes' | undefined;
  /** From the second page on. */
  readonly page?: string | undefined;
}

export function readSearchAddress(search: Readonly<Record<string, unknown>>): SearchAddress {
  const { active, page } = search;
  return {
    q: textOf(search, 'q'),
    active: active === 'yes' ? 'yes' : undefined,
    page: typeof page === 'string' && /^[1-9]\d?$/.test(page) ? page : undefined,
  };
}
