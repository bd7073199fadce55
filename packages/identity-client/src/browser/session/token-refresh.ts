import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import type { LoadOpenIdClient } from '../issuer/load-openid-client.ts';
import type { SessionEvents } from './session-events.ts';
import type { SessionState } from './session-state.ts';
import type { StoredSession } from './stored-session.ts';
import type { CrossTabChannel } from './cross-tab-channel.ts';

export interface RefreshParts {
  loadOpenIdClient: LoadOpenIdClient;
  environment: BrowserEnvironment;
  events: SessionEvents;
  state: SessionState;
  tabs: CrossTabChannel;
  /** The issuer has ended the session. */
  onRefused: (cause: unknown) => void;
}

/** How long a copy of this tab may take to publish the tokens that it has refreshed. */
const publishWithinMs = 2000;

/**
 * Exchanges the refresh token for new tokens. Refresh tokens rotate, and the issuer ends the whole session when an old
 * one comes back: so one refresh runs at a time in the browser, and a copy of this tab (a duplicated tab has the same
 * storage) that has refreshed meanwhile publishes its tokens.
 */
export function createTokenRefresh(parts: RefreshParts): () => Promise<void> {
  const { environment, state, tabs } = parts;
  const refresh = async () => {
    const session = state.current();
    if (session?.refreshToken === undefined) return;
    await environment.withLock(`statbook-refresh-${session.id}`, async () => {
      // The message may have come already, while this tab waited for its turn.
      if (state.isOutdated(state.current() ?? session)) await tabs.waitForTokens(publishWithinMs);
      const latest = state.current();
      if (latest === undefined || latest.generation > session.generation) return;
      await refreshNow(parts, latest);
    });
  };
  let running: Promise<void> | undefined;
  return () => {
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function refreshNow(
  { loadOpenIdClient, events, state, tabs, onRefused }: RefreshParts,
  session: StoredSession,
) {
  try {
    const answer = await (await loadOpenIdClient()).refreshTokens(session);
    if (answer.kind === 'refused') {
      events.emit('token_refresh_error', answer.cause);
      return onRefused(answer.cause);
    }
    // Signed out while the answer was under way.
    if (state.current() === undefined) return;
    const { tokens } = answer;
    if (tokens.profile.subject !== session.profile.subject) return onRefused('tokens of somebody else');
    const next = { ...tokens, id: session.id, generation: session.generation + 1 };
    state.keep(next);
    tabs.publishTokens(next);
    events.emit('token_received');
    events.emit('token_refreshed');
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    events.emit(timedOut ? 'silent_refresh_timeout' : 'token_refresh_error', error);
  }
}
