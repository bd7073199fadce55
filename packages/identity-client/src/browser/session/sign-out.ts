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

/** Forgets the session, here and in the other tabs, then revokes its tokens. Gives what names it to the issuer. */
export async function endSession(parts: SignOutParts): Promise<string | undefined> {
  const { events, state, tabs } = parts;
  const session = state.current();
  state.clear();
  tabs.publishSignOut();
  events.emit('logout');
  // A failure is an event; the session is over here either way.
  if (session !== undefined) await revokeSession(parts, session).catch(() => undefined);
  return session?.idToken;
}

/** Ends the session and leaves for the issuer's sign-out; `endedIdToken` is of one that was ended before. */
export async function signOut(
  parts: SignOutParts,
  {
    postLogoutRedirectUri,
    endedIdToken,
  }: { postLogoutRedirectUri: string; endedIdToken: string | undefined },
): Promise<void> {
  const idToken = (await endSession(parts)) ?? endedIdToken;
  parts.environment.goTo(await findSignOutUrl(parts, postLogoutRedirectUri, idToken));
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
