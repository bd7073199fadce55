import { type KeyValueStore, openKeyValueStore } from './key-value-store.ts';

/** What the session needs of the browser; tests bring their own. */
export interface BrowserEnvironment {
  /** Of this tab. */
  sessionStore: KeyValueStore;
  /** Of all tabs. */
  localStore: KeyValueStore;
  /** Leaves the page. */
  goTo(url: string): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` while no other tab runs one under the same name. */
  alone<T>(name: string, act: () => Promise<T>): Promise<T>;
  /** Opens a line to the other tabs; what they say is handed to `receive`, unchecked. */
  openLine(name: string, receive: (message: unknown) => void): Line;
}

/** A line to the other tabs of this browser. */
export interface Line {
  say(message: unknown): void;
  close(): void;
}

// This package is also type-checked where there is no page.
declare const location: { assign(url: string): void };

/** The browser that the page runs in. */
export function createBrowserEnvironment(): BrowserEnvironment {
  return {
    sessionStore: openKeyValueStore(() => sessionStorage),
    localStore: openKeyValueStore(() => localStorage),
    goTo: (url) => location.assign(url),
    now: () => Date.now(),
    alone: (name, act) => navigator.locks.request(name, act),
    openLine,
  };
}

/** A line to the other tabs by BroadcastChannel. */
export function openLine(name: string, receive: (message: unknown) => void): Line {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: { data: unknown }) => receive(event.data));
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}
