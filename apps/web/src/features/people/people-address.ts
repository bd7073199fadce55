import type { CallInput } from '#api/call-types.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { readPage } from '#list-view/list-address.ts';

/** What the list of people shows, as the address of the page keeps it. */
export const readPeopleAddress = readTexts('q', 'page');
export type PeopleAddress = AddressOf<typeof readPeopleAddress>;

export const pageSize = 50;

export const toQuery = (address: PeopleAddress): NonNullable<CallInput<'getPeople'>['query']> => ({
  text: address.q,
  page: readPage(address),
  pageSize,
});
