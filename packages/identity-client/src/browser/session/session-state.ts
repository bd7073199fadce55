import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import { parseStoredSession, type StoredSession } from './stored-session.ts';

/** The session of this tab, in its storage, and its marker in the storage that all tabs share. */
export interface SessionState {
  current(): StoredSession | undefined;
  keep(session: StoredSession): void;
  /** Whether a copy of this tab has refreshed since. */
  isOutdated(session: StoredSession): boolean;
  /** Whether neither this tab's storage nor the shared marker has been cleared meanwhile. */
  isPresent(session: StoredSession): boolean;
  /** Forgets the session. */
  forget(): void;
  /** Forgets the session and whatever else the product has stored for this tab; other tabs may have signed in again. */
  clearTab(): void;
  /** Forgets the session and everything that the product has stored, for all tabs. */
  clear(): void;
}

const key = 'statbook.session';
const markerOf = (session: StoredSession) => `${key}.${session.id}`;

export function createSessionState({ sessionStore, localStore }: BrowserEnvironment): SessionState {
  const generationOf = (session: StoredSession) => Number(localStore.get(markerOf(session)) ?? Number.NaN);
  const isPresent = (session: StoredSession) =>
    sessionStore.get(key) !== undefined && localStore.get(markerOf(session)) !== undefined;

  // A reopened tab brings back its storage, though the person may have signed out in the meantime.
  const stored = parseStoredSession(sessionStore.get(key));
  let session = stored !== undefined && isPresent(stored) ? stored : undefined;

  const forget = () => {
    sessionStore.remove(key);
    if (session !== undefined) localStore.remove(markerOf(session));
    session = undefined;
  };
  const clearTab = () => {
    forget();
    sessionStore.clear();
  };

  return {
    current: () => session,
    keep: (next) => {
      session = next;
      sessionStore.set(key, JSON.stringify(next));
      localStore.set(markerOf(next), String(next.generation));
    },
    isOutdated: (candidate) => generationOf(candidate) > candidate.generation,
    isPresent,
    forget,
    clearTab,
    clear: () => {
      clearTab();
      localStore.clear();
    },
  };
}
