import { readTexts } from '#kit/address/search-text.ts';
import { type ListAddress, listParams } from '#list-view/list-address.ts';

/** What the list of users shows, as the address of the page keeps it. */
export interface UsersAddress extends ListAddress {
  /** `invited`: those alone. */
  readonly show?: string | undefined;
  /** Those who were removed as well. */
  readonly removed?: string | undefined;
}

export const readUsersAddress = readTexts(...listParams, 'show', 'removed');
