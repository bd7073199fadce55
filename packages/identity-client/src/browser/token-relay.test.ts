import { describe, expect, it } from 'vitest';
import { requestTokenFromOpener, relayTokenTo, type MessagingWindow, type WindowMessage } from './index.ts';

const origin = 'http://localhost:3000';

/** Windows that write to one another as a browser's do: only to the origin that the sender names. */
function createWindow(own = origin, opener: FakeWindow | null = null): FakeWindow {
  const listeners = new Set<(event: WindowMessage) => void>();
  const window: FakeWindow = {
    location: { origin: own },
    opener,
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
    receive: (event) => {
      for (const listener of listeners) listener(event);
    },
    listening: () => listeners.size,
    postMessage: () => undefined,
  };
  return window;
}

interface FakeWindow extends MessagingWindow {
  receive(event: WindowMessage): void;
  listening(): number;
  postMessage(message: unknown, targetOrigin: string): void;
}

/** Connects two windows: what is posted to one arrives there from the other. */
function connect(one: FakeWindow, other: FakeWindow): void {
  const wire = (to: FakeWindow, from: FakeWindow) => {
    to.postMessage = (data, targetOrigin) => {
      if (targetOrigin !== to.location.origin) return;
      queueMicrotask(() => to.receive({ source: from, origin: from.location.origin, data }));
    };
  };
  wire(one, other);
  wire(other, one);
}

function createPair(childOrigin = origin) {
  const opener = createWindow();
  const child = createWindow(childOrigin, opener);
  connect(opener, child);
  return { opener, child };
}

describe('the token relay to the payment window', () => {
  it('gives the token of the window that opened it, as often as it asks', async () => {
    const { opener, child } = createPair();
    let count = 0;
    const stop = relayTokenTo(child, async () => `token-${++count}`, opener);
    expect(await requestTokenFromOpener({}, child)).toBe('token-1');
    expect(await Promise.all([requestTokenFromOpener({}, child), requestTokenFromOpener({}, child)])).toEqual(
      ['token-2', 'token-3'],
    );
    stop();
    expect(opener.listening()).toBe(0);
    expect(child.listening()).toBe(0);
  });

  it('gives nothing after sign-out, without an answer, and without an opener', async () => {
    const { opener, child } = createPair();
    expect(await requestTokenFromOpener({ timeoutMs: 20 }, child)).toBeUndefined();
    relayTokenTo(child, async () => undefined, opener);
    expect(await requestTokenFromOpener({}, child)).toBeUndefined();
    expect(await requestTokenFromOpener({}, createWindow())).toBeUndefined();
  });

  it('gives nothing to another origin', async () => {
    const { opener, child } = createPair('http://elsewhere.example');
    relayTokenTo(child, async () => 'token', opener);
    expect(await requestTokenFromOpener({ timeoutMs: 20 }, child)).toBeUndefined();
  });

  it('serves the window that it was opened for and no other', async () => {
    const { opener, child } = createPair();
    relayTokenTo(createWindow(), async () => 'token', opener);
    expect(await requestTokenFromOpener({ timeoutMs: 20 }, child)).toBeUndefined();
  });

  it('accepts a token from the opener alone', async () => {
    const { child } = createPair();
    const stranger = createWindow();
    const relayed = requestTokenFromOpener({ timeoutMs: 50 }, child);
    child.receive({
      source: stranger,
      origin,
      data: { type: 'statbook.token', id: 'guess', token: 'forged' },
    });
    expect(await relayed).toBeUndefined();
  });
});
