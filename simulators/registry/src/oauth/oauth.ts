import type { Registry } from '../app.ts';
import type { GrantBook } from './grant-book.ts';

/** An application that may send its users here. */
export interface OauthClient {
  id: string;
  secret: string;
  redirectUris: string[];
}

export interface Oauth extends Registry {
  grants: GrantBook;
  clients: OauthClient[];
}
