import type { CallInput } from '#api/call-types.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { readPage } from '#list-view/list-address.ts';

/**
 * What the page of the account's activity shows, as its address keeps it; `agent`: the user who did it, or to whom it was done.
 */
export const readAccountActivityAddress = readTexts('kind', 'agent', 'page');
export type AccountActivityAddress = AddressOf<typeof readAccountActivityAddress>;

export const pageSize = 50;

export const kinds = [
  { value: 'sign-ins', label: 'Sign-ins' },
  { value: 'users', label: 'Users and roles' },
  { value: 'settings', label: 'Settings' },
  { value: 'exports', label: 'Exports' },
] as const;

/** What the server is asked for. */
export function toActivityQuery(
  address: AccountActivityAddress,
): NonNullable<CallInput<'getAccountActivity'>['query']> {
  return {
    type: kinds.find(({ value }) => value === address.kind)?.value,
    agentId: /^[0-9a-f-]{36}$/.test(address.agent ?? '') ? address.agent : undefined,
    page: String(readPage(address)),
    pageSize: String(pageSize),
  };
}
