import type { BrowserEnvironment } from './environment.ts';
import type { Protocol } from './protocol.ts';
import type { SessionEvents } from './session-events.ts';
import type { SessionState } from './session-state.ts';
import type { StoredSession } from './stored-session.ts';
import type { TabLine } from './tab-line.ts';

export interface RefreshParts {
  protocol: Protocol;
  environment: BrowserEnvironment;
  events: SessionEvents;
  state: SessionState;
  tabs: TabLine;
  /** The issuer has ended the session. */
  onRefused: (cause: unknown) => void;
}

/** How long a copy of this tab may take to hand over the tokens that it has refreshed. */
const handOverMs = 2000;

/**
 * Trades the refresh token for new tokens. Refresh tokens rotate, and the issuer ends the whole family when an old one
 * comes back: so one refresh runs at a time in the browser, and a copy of this tab (a duplicated tab has the same
 * storage) that has refreshed meanwhile hands its tokens over.
 */
export function createTokenRefresh(parts: RefreshParts): () => Promise<void> {
  const { environment, state, tabs } = parts;
  const act = async () => {
    const session = state.current();
    if (session?.refreshToken === undefined) return;
    await environment.alone(`statbook-refresh-${session.id}`, async () => {
      // The message may have come already, while this tab waited for its turn.
      if (state.isOutdated(state.current() ?? session)) await tabs.waitForTokens(handOverMs);
      const latest = state.current();
      if (latest === undefined || latest.generation > session.generation) return;
      await refreshNow(parts, latest);
    });
  };
  let running: Promise<void> | undefined;
  return () => {
    running ??= act().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function refreshNow(
  { protocol, events, state, tabs, onRefused }: RefreshParts,
  session: StoredSession,
) {
  try {
    const answer = await (await protocol()).requestTokens(session);
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
    tabs.tellTokens(next);
    events.emit('token_received');
    events.emit('token_refreshed');
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    events.emit(timedOut ? 'silent_refresh_timeout' : 'token_refresh_error', error);
  }
}
