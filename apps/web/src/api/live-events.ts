import { ApiProblem } from './api-problem.ts';
import { callRaw } from './call.ts';
import { type ServerEvent, readEvents } from './read-events.ts';

/** Told what happened, by ids; without an event when anything may have changed meanwhile. */
export type LiveListener = (event: ServerEvent | undefined) => void;

/** What the tabs of a browser tell each other. */
type TabMessage =
  | { readonly kind: 'event'; readonly event: ServerEvent }
  /** Whether the tab that listens hears the server. */
  | { readonly kind: 'state'; readonly connected: boolean }
  | { readonly kind: 'ask' };

const name = 'statbook-live-events';
/** A page that is left makes room for the next one; the stream outlives the moment between them. */
const lingerMs = 2000;
const longestWaitMs = 30_000;

/** What the tab that listens to the server tells itself and the others. */
interface Tell {
  readonly heard: (event: ServerEvent) => void;
  readonly connected: (connected: boolean) => void;
}

/**
 * What changes, told to every tab of the browser by one stream: the tab that holds the lock listens to the server and
 * hands on what it hears. The stream stands only while somebody subscribes.
 */
export class LiveEvents {
  readonly #listeners = new Map<string, Set<LiveListener>>();
  #running: AbortController | undefined;
  #lastId: string | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;
  #connected = false;
  readonly #watchers = new Set<() => void>();

  /** Whether events come in now. */
  readonly isConnected = (): boolean => this.#connected;

  /** Calls `watcher` when that changes. Returns how to stop. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Calls `listener` for each event of the topic. Returns how to stop. */
  readonly subscribe = (topic: string, listener: LiveListener): (() => void) => {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    clearTimeout(this.#lingering);
    this.#running ??= this.#start();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(topic);
      if (this.#listeners.size === 0) this.#lingering = setTimeout(() => this.#stop(), lingerMs);
    };
  };

  #start(): AbortController {
    const running = new AbortController();
    const { signal } = running;
    const channel = new BroadcastChannel(name);
    const post = (message: TabMessage) => channel.postMessage(message);
    let leads = false;
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'event') this.#hear(data.event);
      else if (data.kind === 'state') this.#setConnected(data.connected);
      else if (leads) post({ kind: 'state', connected: this.#connected });
    });
    signal.addEventListener('abort', () => channel.close());
    const lead = () => {
      leads = true;
      return this.#lead(signal, {
        heard: (event) => {
          this.#hear(event);
          post({ kind: 'event', event });
        },
        connected: (connected) => {
          this.#setConnected(connected);
          if (!signal.aborted) post({ kind: 'state', connected });
        },
      });
    };
    post({ kind: 'ask' });
    navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return running;
  }

  #stop(): void {
    if (this.#listeners.size === 0) this.#end();
  }

  #end(): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#setConnected(false);
    // Whoever subscribes next may be somebody else.
    this.#lastId = undefined;
  }

  /** Listens to the server until stopped; comes back after a break, where it was. */
  async #lead(signal: AbortSignal, tell: Tell): Promise<void> {
    for (let breaks = 0; !signal.aborted; breaks += 1) {
      try {
        const query = { lastEventId: this.#lastId, readingFor: readingForMs() };
        const response = await callRaw('streamEvents', { query, signal });
        await readEvents(response, (event) => {
          breaks = 0;
          if (event.topic === 'ready') tell.connected(true);
          tell.heard(event);
        });
      } catch (error) {
        if (signal.aborted) return;
        // The session is over; whoever signs in next subscribes anew.
        if (error instanceof ApiProblem && error.status < 500) return this.#end();
      }
      if (signal.aborted) return;
      tell.connected(false);
      await pause(Math.min(1000 * 2 ** breaks, longestWaitMs), signal);
    }
  }

  #setConnected(connected: boolean): void {
    if (this.#connected === connected) return;
    this.#connected = connected;
    for (const watcher of this.#watchers) watcher();
  }

  #hear(event: ServerEvent): void {
    this.#lastId = event.id;
    for (const listener of this.#listeners.get(event.topic) ?? []) listener(event);
    // What happened while nobody listened comes behind this, or is not known.
    if (event.topic !== 'ready' || event.data['isWhole'] === true) return;
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(undefined);
  }
}

/** The one stream of this tab. */
export const liveEvents = new LiveEvents();

/** For how long this page has been read. Its own clock may stand still while the device sleeps. */
const readingForMs = () => Math.round(Math.max(performance.now(), Date.now() - performance.timeOrigin));

/** Waits, but no longer than until the device is online again or nobody listens any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
