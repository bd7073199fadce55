import type { CallInput } from '#api/call-types.ts';
import { readTexts } from '#kit/address/search-text.ts';
import { type ListAddress, readPage } from '#list-view/list-address.ts';

/** What the list of people shows, as the address of the page keeps it. */
export type PeopleAddress = Pick<ListAddress, 'q' | 'page'>;

/** Takes from an address what belongs to the list. */
export const readPeopleAddress = readTexts('q', 'page');

export const pageSize = 50;

export const toQuery = (address: PeopleAddress): NonNullable<CallInput<'getPeople'>['query']> => ({
  text: address.q,
  page: readPage(address),
  pageSize,
});
