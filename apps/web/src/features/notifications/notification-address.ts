import type { CallInput } from '#api/call-types.ts';
import { readTexts } from '#kit/search-text.ts';

type Query = NonNullable<CallInput<'getNotifications'>['query']>;
export type Kind = NonNullable<Query['Kind']>;

/** What the list shows, as the address of the page keeps it; what is usual is not written. */
export interface NotificationAddress {
  readonly kind?: string | undefined;
  /** "yes": only what is unread. */
  readonly unread?: string | undefined;
  readonly page?: string | undefined;
}

export const pageSize = 50;
export const kinds: readonly Kind[] = ['submission-answered', 'date-near', 'import-done', 'message'];

export const readNotificationAddress = readTexts('kind', 'unread', 'page');

export function readKind({ kind }: NotificationAddress): Kind | undefined {
  return kinds.find((known) => known === kind);
}

export function readPage({ page }: NotificationAddress): number {
  return /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
}

/** What the server is asked for. */
export function toQuery(address: NotificationAddress): Query {
  return {
    Kind: readKind(address),
    UnreadOnly: address.unread === 'yes' ? 'true' : undefined,
    Page: String(readPage(address)),
    PageSize: String(pageSize),
  };
}
