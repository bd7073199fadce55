import type { BrowserEnvironment } from './environment.ts';
import type { SessionState } from './session-state.ts';
import { isStoredSession, type StoredSession, toFields } from './stored-session.ts';

/** What the tabs of a browser tell one another about the session. */
export interface TabLine {
  tellTokens(session: StoredSession): void;
  tellSignOut(): void;
  /** Resolves when a copy of this tab has handed over its tokens, or when the time is up. */
  waitForTokens(timeoutMs: number): Promise<void>;
  close(): void;
}

export interface TabLineParts {
  environment: BrowserEnvironment;
  state: SessionState;
  onTokens: () => void;
  onSignOut: () => void;
}

export function openTabLine({ environment, state, onTokens, onSignOut }: TabLineParts): TabLine {
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
  const line = environment.openLine('statbook-session', receive);

  return {
    tellTokens: (session) => line.say({ type: 'tokens', session }),
    tellSignOut: () => line.say({ type: 'signed-out' }),
    waitForTokens: async (timeoutMs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      const timer = setTimeout(resolve, timeoutMs);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
    close: () => line.close(),
  };
}
