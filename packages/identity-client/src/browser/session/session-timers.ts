import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import type { SessionState } from './session-state.ts';
import type { StoredSession } from './stored-session.ts';

/** Refreshes the tokens in time and notices that the session has gone. */
export interface SessionTimers {
  /** Restarts the timers for the current tokens. */
  start(): void;
  stop(): void;
}

export interface SessionTimerParts {
  environment: BrowserEnvironment;
  state: SessionState;
  refresh: () => Promise<void>;
  /** The session is no longer in the browser's storage. */
  onGone: () => void;
  /** The part of an access token's life after which it is refreshed. */
  refreshAt: number;
  checkEveryMs: number;
}

const shortestRetryMs = 1000;

export function createSessionTimers(parts: SessionTimerParts): SessionTimers {
  const { environment, state, refresh, onGone, refreshAt, checkEveryMs } = parts;
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;
  let checkTimer: ReturnType<typeof setInterval> | undefined;

  const refreshAfter = (delay: number) => {
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(() => void refreshInTime(), Math.max(delay, 0));
  };
  const refreshInTime = async () => {
    const before = state.current();
    await refresh();
    const after = state.current();
    if (after === undefined) return;
    if (after.generation !== before?.generation) return start();
    // It failed. While the token lives there is time for another try; later the next call asks for one.
    const left = expiryOf(after) - environment.now();
    if (left > 0) refreshAfter(Math.max(left / 4, shortestRetryMs));
  };
  const check = () => {
    const session = state.current();
    if (session !== undefined && !state.isPresent(session)) onGone();
  };

  const stop = () => {
    clearTimeout(refreshTimer);
    clearInterval(checkTimer);
  };
  const start = () => {
    stop();
    const session = state.current();
    if (session === undefined) return;
    checkTimer = setInterval(check, checkEveryMs);
    if (session.refreshToken === undefined) return;
    refreshAfter(session.receivedAt + session.lifetime * refreshAt - environment.now());
  };
  return { start, stop };
}

/** When the access token runs out, in milliseconds of our own clock. */
export function expiryOf({ receivedAt, lifetime }: StoredSession): number {
  return receivedAt + lifetime;
}
