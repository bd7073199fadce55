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
  /** Runs `action` while no other tab holds the lock of the same name. */
  withLock<T>(name: string, action: () => Promise<T>): Promise<T>;
  /** Opens a channel to the other tabs; `receive` gets their messages unchecked. */
  openChannel(name: string, receive: (message: unknown) => void): Channel;
}

/** A channel to the other tabs of this browser. */
export interface Channel {
  post(message: unknown): void;
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
    withLock: (name, action) => navigator.locks.request(name, action),
    openChannel,
  };
}

function openChannel(name: string, receive: (message: unknown) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: { data: unknown }) => receive(event.data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
