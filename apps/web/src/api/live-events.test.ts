import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveEvents } from './live-events.ts';
import type { ServerEvent } from './read-events.ts';

/** The server's side of a stream that a test writes to. */
interface Stream {
  readonly url: URL;
  send(topic: string, id: string, data?: object): void;
  end(): void;
}

const streams: Stream[] = [];
/** What the server answers instead of a stream. */
let refusal: Response | undefined;

function openStream(address: string): Response {
  if (refusal) return refusal;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  const encoder = new TextEncoder();
  streams.push({
    url: new URL(address, 'http://localhost'),
    send: (topic, id, data = {}) =>
      controller.enqueue(encoder.encode(`event: ${topic}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller.close(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Locks of one browser: who asks later waits until the one before has ended. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? undefined : hold()));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A tab, with what it hears of a topic. */
function openTab(topic: string) {
  const events = new LiveEvents();
  const heard: (ServerEvent | undefined)[] = [];
  const stop = events.subscribe(topic, (event) => heard.push(event));
  return { events, heard, stop, ids: () => heard.map((event) => event?.id) };
}

/** Channels between the tabs of a test: what one posts, the others are told at once. */
class TestChannel extends EventTarget {
  static readonly open = new Set<TestChannel>();
  constructor() {
    super();
    TestChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of TestChannel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    TestChannel.open.delete(this);
  }
}

describe('live events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    streams.length = 0;
    refusal = undefined;
    vi.stubGlobal('fetch', async (address: string) => openStream(address));
    vi.stubGlobal('BroadcastChannel', TestChannel);
    vi.stubGlobal('navigator', { locks: createLocks() });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    TestChannel.open.clear();
  });

  it('are told to who listens to their topic', async () => {
    const tab = openTab('import');
    await settled();
    streams[0]?.send('ready', '7', { isWhole: true });
    streams[0]?.send('filing', '8');
    streams[0]?.send('import', '9', { batchId: 'b' });
    await settled();
    expect(tab.heard).toEqual([{ id: '9', topic: 'import', data: { batchId: 'b' } }]);
    tab.stop();
  });

  it('may be anything where the server does not know what happened since the page was read', async () => {
    await vi.advanceTimersByTimeAsync(90_000);
    const tab = openTab('import');
    await settled();
    expect(Number(streams[0]?.url.searchParams.get('ReadingFor'))).toBeGreaterThanOrEqual(90_000);
    streams[0]?.send('ready', '7', { isWhole: false });
    await settled();
    expect(tab.heard).toEqual([undefined]);
    tab.stop();
  });

  it('go on after a break from where they were, and what was shown is not asked anew', async () => {
    const tab = openTab('import');
    await settled();
    streams[0]?.send('ready', '7', { isWhole: true });
    streams[0]?.send('import', '8');
    await settled();
    expect(tab.events.isConnected()).toBe(true);
    streams[0]?.end();
    await settled();
    expect(tab.events.isConnected()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams[1]?.url.searchParams.get('LastEventId')).toBe('8');
    streams[1]?.send('ready', '8', { isWhole: true });
    streams[1]?.send('import', '9');
    await settled();
    expect(tab.ids()).toEqual(['8', '9']);
    expect(tab.events.isConnected()).toBe(true);
    tab.stop();
  });

  it('come by one stream to all tabs; when the tab that listens is left, another goes on', async () => {
    const first = openTab('import');
    await settled();
    streams[0]?.send('ready', '7');
    await settled();
    const second = openTab('import');
    await settled();
    expect(second.events.isConnected()).toBe(true);
    streams[0]?.send('import', '8');
    await settled();
    expect(streams).toHaveLength(1);
    expect(second.ids()).toContain('8');
    first.stop();
    await vi.advanceTimersByTimeAsync(2000);
    streams[0]?.end();
    await settled();
    expect(streams[1]?.url.searchParams.get('LastEventId')).toBe('8');
    streams[1]?.send('import', '9');
    await settled();
    expect(second.ids()).toContain('9');
    expect(first.ids()).not.toContain('9');
    second.stop();
  });

  it('keep their stream over the moment between two pages', async () => {
    const tab = openTab('import');
    await settled();
    tab.stop();
    await vi.advanceTimersByTimeAsync(1500);
    const heard: unknown[] = [];
    const stop = tab.events.subscribe('filing', (event) => heard.push(event));
    await vi.advanceTimersByTimeAsync(5000);
    streams[0]?.send('filing', '9');
    await settled();
    expect(streams).toHaveLength(1);
    expect(heard).toHaveLength(1);
    stop();
  });

  it('end with the session, and begin for whoever subscribes next', async () => {
    refusal = new Response(JSON.stringify({ status: 401, code: 'session-ended', detail: 'Ended' }), {
      status: 401,
      headers: { 'content-type': 'application/problem+json' },
    });
    const tab = openTab('import');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.events.isConnected()).toBe(false);
    expect(streams).toHaveLength(0);
    refusal = undefined;
    const stop = tab.events.subscribe('filing', () => undefined);
    await settled();
    expect(streams).toHaveLength(1);
    expect(streams[0]?.url.searchParams.has('lastEventId')).toBe(false);
    stop();
    tab.stop();
  });
});
