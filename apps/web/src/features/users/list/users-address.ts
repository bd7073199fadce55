import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { listParams } from '#list-view/list-address.ts';

/**
 * What the list of users shows, as the address of the page keeps it: `show` is `invited` for those who are invited
 * alone; with `removed` those who were removed stand there as well.
 */
export const readUsersAddress = readTexts(...listParams, 'show', 'removed');
export type UsersAddress = AddressOf<typeof readUsersAddress>;
