import type { CallInput } from '#api/call-types.ts';
import { type ListAddress, readPage } from '#list-view/list-address.ts';
import { readTexts } from '#kit/address/search-text.ts';

type Query = NonNullable<CallInput<'getNotifications'>['query']>;
export type Kind = NonNullable<Query['kind']>;

/** What the list shows, as the address of the page keeps it; what is usual is not written. */
export interface NotificationAddress extends Pick<ListAddress, 'page'> {
  readonly kind?: string | undefined;
  /** "yes": only what is unread. */
  readonly unread?: string | undefined;
}

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

export const readNotificationAddress = readTexts('kind', 'unread', 'page');

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
