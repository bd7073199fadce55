import type { App } from '../app.ts';
import type { World } from '../world/world.ts';
import type { GrantBook } from './grant-book.ts';

/** An application that may send its users here. */
export interface OauthClient {
  id: string;
  secret: string;
  redirectUris: string[];
}

export interface Oauth {
  app: App;
  world: World;
  grants: GrantBook;
  clients: OauthClient[];
}
