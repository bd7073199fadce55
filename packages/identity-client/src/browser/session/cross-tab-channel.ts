import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import type { SessionState } from './session-state.ts';
import { isStoredSession, type StoredSession, toFields } from './stored-session.ts';

/** The messages about the session between the tabs of a browser. */
export interface CrossTabChannel {
  publishTokens(session: StoredSession): void;
  publishSignOut(): void;
  /** Resolves when a copy of this tab has published its tokens, or at the time-out. */
  waitForTokens(timeoutMs: number): Promise<void>;
  close(): void;
}

export interface CrossTabChannelParts {
  environment: BrowserEnvironment;
  state: SessionState;
  onTokens: () => void;
  onSignOut: () => void;
}

export function openCrossTabChannel({
  environment,
  state,
  onTokens,
  onSignOut,
}: CrossTabChannelParts): CrossTabChannel {
  const waiting = new Set<() => void>();

  const receive = (message: unknown) => {
    const fields = toFields(message);
    const current = state.current();
    if (fields.get('type') === 'signed-out') onSignOut();
    const session = fields.get('session');
    if (fields.get('type') !== 'tokens' || current === undefined || !isStoredSession(session)) return;
    if (session.id !== current.id || session.generation <= current.generation) return;
    state.keep(session);
    onTokens();
    for (const resolve of waiting) resolve();
  };
  const channel = environment.openChannel('statbook-session', receive);

  return {
    publishTokens: (session) => channel.post({ type: 'tokens', session }),
    publishSignOut: () => channel.post({ type: 'signed-out' }),
    waitForTokens: async (timeoutMs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      const timer = setTimeout(resolve, timeoutMs);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
    close: () => channel.close(),
  };
}
