import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import type { LoadOpenIdClient } from '../issuer/load-openid-client.ts';
import type { SessionEvents } from './session-events.ts';
import type { SessionState } from './session-state.ts';
import type { StoredSession } from './stored-session.ts';
import type { CrossTabChannel } from './cross-tab-channel.ts';
import type { RevocationOptions } from '../issuer/revoke-tokens.ts';

export interface SignOutParts {
  clientId: string;
  loadOpenIdClient: LoadOpenIdClient;
  environment: BrowserEnvironment;
  events: SessionEvents;
  state: SessionState;
  tabs: CrossTabChannel;
}

/** Forgets the session, here and in the other tabs, then revokes its tokens and leaves for the issuer's sign-out. */
export async function signOut(parts: SignOutParts, postLogoutRedirectUri: string): Promise<void> {
  const { environment, events, state, tabs } = parts;
  const session = state.current();
  state.clear();
  tabs.publishSignOut();
  events.emit('logout');
  // A failure is an event; the person leaves either way.
  if (session !== undefined) await revokeSession(parts, session).catch(() => undefined);
  environment.goTo(await findSignOutUrl(parts, postLogoutRedirectUri, session?.idToken));
}

/** Revokes the tokens of a session. @throws after the event `token_revoke_error`. */
export async function revokeSession(
  { loadOpenIdClient, events }: Pick<SignOutParts, 'loadOpenIdClient' | 'events'>,
  session: StoredSession,
  options?: RevocationOptions,
): Promise<void> {
  try {
    await (await loadOpenIdClient()).revokeTokens(session, options);
  } catch (error) {
    events.emit('token_revoke_error', error);
    throw error;
  }
}

/** The issuer's sign-out (OpenID Connect RP-Initiated Logout 1.0), or our own page where it has none or is away. */
async function findSignOutUrl(
  { clientId, loadOpenIdClient }: SignOutParts,
  postLogoutRedirectUri: string,
  idToken: string | undefined,
): Promise<string> {
  const endpoint = await loadOpenIdClient()
    .then((acts) => acts.findSignOutEndpoint())
    .catch(() => undefined);
  if (endpoint === undefined) return postLogoutRedirectUri;
  const url = new URL(endpoint);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', postLogoutRedirectUri);
  if (idToken !== undefined) url.searchParams.set('id_token_hint', idToken);
  return url.href;
}
