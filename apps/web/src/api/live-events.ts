import { ApiProblem } from './api-problem.ts';
import { callRaw } from './call.ts';
import { type HeardEvent, readEvents } from './read-events.ts';

/** Told what happened, by ids; without an event when anything may have changed meanwhile. */
export type LiveListener = (event: HeardEvent | undefined) => void;

const name = 'statbook-live-events';
/** A page that is left makes room for the next one; the stream outlives the moment between them. */
const lingerMs = 2000;
const longestWaitMs = 30_000;

/**
 * What changes, told to every tab of the browser by one stream: the tab that holds the lock listens to the server and
 * hands on what it hears. The stream stands only while somebody subscribes.
 */
export class LiveEvents {
  readonly #listeners = new Map<string, Set<LiveListener>>();
  #running: AbortController | undefined;
  #lastId: string | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;

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
    channel.addEventListener('message', ({ data }: MessageEvent<HeardEvent>) => this.#hear(data));
    signal.addEventListener('abort', () => channel.close());
    const lead = () =>
      this.#lead(signal, (event) => {
        this.#hear(event);
        channel.postMessage(event);
      });
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
    // Whoever subscribes next may be somebody else.
    this.#lastId = undefined;
  }

  /** Listens to the server until stopped; comes back after a break, where it was. */
  async #lead(signal: AbortSignal, tell: (event: HeardEvent) => void): Promise<void> {
    for (let breaks = 0; !signal.aborted; breaks += 1) {
      try {
        const query = { LastEventId: this.#lastId };
        const response = await callRaw('streamEvents', { query, signal });
        await readEvents(response, (event) => {
          breaks = 0;
          tell(event);
        });
      } catch (error) {
        if (signal.aborted) return;
        // The session is over; whoever signs in next subscribes anew.
        if (error instanceof ApiProblem && error.status < 500) return this.#end();
      }
      await pause(Math.min(1000 * 2 ** breaks, longestWaitMs), signal);
    }
  }

  #hear(event: HeardEvent): void {
    const isFirst = this.#lastId === undefined;
    this.#lastId = event.id;
    if (event.topic !== 'ready') {
      for (const listener of this.#listeners.get(event.topic) ?? []) listener(event);
    } else if (isFirst) {
      // What happened between the reading of a page and the beginning of the stream was not heard.
      for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(undefined);
    }
  }
}

/** The one stream of this tab. */
export const liveEvents = new LiveEvents();

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
