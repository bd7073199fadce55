import type { BrowserEnvironment, KeyValueStore, Channel } from '../browser/index.ts';

/** A tab with what the session reads and writes in it. */
export interface FakeTab extends BrowserEnvironment {
  /** Where the page went, in order. */
  readonly visited: string[];
  /** A tab opened from this one: it starts with a copy of its storage. */
  duplicate(): FakeTab;
  /** The same tab after a reload. */
  reload(): FakeTab;
  /** Receives no message of other tabs until the returned function is called, as a frozen tab does. */
  freeze(): () => void;
  /** Lets time pass on this tab's clock alone. */
  passTime(milliseconds: number): void;
}

/** Tabs of one browser, which share storage, locks and channels. */
export function createFakeBrowser() {
  const localStore = createStore();
  const channels = new Map<object, (message: unknown) => void>();
  const openChannel = (receive: (message: unknown) => void): Channel => {
    const channel = {};
    channels.set(channel, receive);
    const post = (message: unknown) => {
      const others = [...channels].filter(([other]) => other !== channel).map(([, deliver]) => deliver);
      queueMicrotask(() => others.forEach((deliver) => deliver(structuredClone(message))));
    };
    return { post, close: () => channels.delete(channel) };
  };

  const openTab = (values = new Map<string, string>()): FakeTab => {
    const visited: string[] = [];
    let ahead = 0;
    let missed: Array<() => void> | undefined;
    return {
      visited,
      sessionStore: createStore(values),
      localStore,
      openChannel: (_name, receive) =>
        openChannel((message) => {
          if (missed === undefined) receive(message);
          else missed.push(() => receive(message));
        }),
      freeze: () => {
        missed = [];
        return () => {
          const messages = missed ?? [];
          missed = undefined;
          for (const deliver of messages) deliver();
        };
      },
      goTo: (url) => {
        visited.push(url);
      },
      now: () => Date.now() + ahead,
      withLock: (name, action) => navigator.locks.request(name, action),
      duplicate: () => openTab(new Map(values)),
      reload: () => openTab(values),
      passTime: (milliseconds) => {
        ahead += milliseconds;
      },
    };
  };
  return { openTab: () => openTab(), localStore };
}

function createStore(values = new Map<string, string>()): KeyValueStore {
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}
