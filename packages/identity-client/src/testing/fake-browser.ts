import type { BrowserEnvironment, KeyValueStore, Line } from '../browser/index.ts';

/** A tab with what the session reads and writes in it. */
export interface FakeTab extends BrowserEnvironment {
  /** Where the page went, in order. */
  readonly visited: string[];
  /** A tab opened from this one: it starts with a copy of its storage. */
  duplicate(): FakeTab;
  /** The same tab after a reload. */
  reload(): FakeTab;
  /** Hears nothing from other tabs until what it returns is called, as a frozen tab does. */
  freeze(): () => void;
  /** Lets time pass on this tab's clock alone. */
  passTime(milliseconds: number): void;
}

/** Tabs of one browser, which share storage, locks and a line to one another. */
export function createFakeBrowser() {
  const localStore = createStore();
  const lines = new Map<object, (message: unknown) => void>();
  const openLine = (receive: (message: unknown) => void): Line => {
    const line = {};
    lines.set(line, receive);
    const say = (message: unknown) => {
      const others = [...lines].filter(([other]) => other !== line).map(([, hear]) => hear);
      queueMicrotask(() => others.forEach((hear) => hear(structuredClone(message))));
    };
    return { say, close: () => lines.delete(line) };
  };

  const openTab = (values = new Map<string, string>()): FakeTab => {
    const visited: string[] = [];
    let ahead = 0;
    let missed: Array<() => void> | undefined;
    return {
      visited,
      sessionStore: createStore(values),
      localStore,
      openLine: (_name, receive) =>
        openLine((message) => {
          if (missed === undefined) receive(message);
          else missed.push(() => receive(message));
        }),
      freeze: () => {
        missed = [];
        return () => {
          const heard = missed ?? [];
          missed = undefined;
          for (const hear of heard) hear();
        };
      },
      goTo: (url) => {
        visited.push(url);
      },
      now: () => Date.now() + ahead,
      alone: (name, act) => navigator.locks.request(name, act),
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
