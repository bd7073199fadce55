import type { CallInput } from '#api/call-types.ts';
import { readPage } from '#list-view/list-address.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';

type Query = NonNullable<CallInput<'getNotifications'>['query']>;
export type Kind = NonNullable<Query['kind']>;

/**
 * What the list shows, as the address of the page keeps it; what is usual is not written. `unread` is `yes` for only what is
 * unread.
 */
export const readNotificationAddress = readTexts('kind', 'unread', 'page');
export type NotificationAddress = AddressOf<typeof readNotificationAddress>;

export const pageSize = 50;
export const kinds: readonly Kind[] = [
  'submission-answered',
  'approval',
  'date-near',
  'identity',
  'register-alarm',
  'import-done',
  'invitation',
  'message',
];

export function readKind({ kind }: NotificationAddress): Kind | undefined {
  return kinds.find((known) => known === kind);
}

/** What the server is asked for. */
export function toQuery(address: NotificationAddress): Query {
  return {
    kind: readKind(address),
    unreadOnly: address.unread === 'yes' ? 'true' : undefined,
    page: String(readPage(address)),
    pageSize: String(pageSize),
  };
}
