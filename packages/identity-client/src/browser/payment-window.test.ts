import { describe, expect, it } from 'vitest';
import {
  borrowTokenFromOpener,
  lendTokenToWindow,
  type MessagingWindow,
  type WindowMessage,
} from './index.ts';

const origin = 'http://localhost:3000';

/** Windows that write to one another as a browser's do: only to the origin that the sender names. */
function createWindow(own = origin, opener: FakeWindow | null = null): FakeWindow {
  const listeners = new Set<(event: WindowMessage) => void>();
  const window: FakeWindow = {
    location: { origin: own },
    opener,
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
    hear: (event) => {
      for (const listener of listeners) listener(event);
    },
    listening: () => listeners.size,
    postMessage: () => undefined,
  };
  return window;
}

interface FakeWindow extends MessagingWindow {
  hear(event: WindowMessage): void;
  listening(): number;
  postMessage(message: unknown, targetOrigin: string): void;
}

/** Connects two windows: what is posted to one is heard there as coming from the other. */
function connect(one: FakeWindow, other: FakeWindow): void {
  const wire = (to: FakeWindow, from: FakeWindow) => {
    to.postMessage = (data, targetOrigin) => {
      if (targetOrigin !== to.location.origin) return;
      queueMicrotask(() => to.hear({ source: from, origin: from.location.origin, data }));
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

describe('the payment window', () => {
  it('borrows its token from the window that opened it, as often as it needs one', async () => {
    const { opener, child } = createPair();
    let count = 0;
    const stop = lendTokenToWindow(child, async () => `token-${++count}`, opener);
    expect(await borrowTokenFromOpener({}, child)).toBe('token-1');
    expect(await Promise.all([borrowTokenFromOpener({}, child), borrowTokenFromOpener({}, child)])).toEqual([
      'token-2',
      'token-3',
    ]);
    stop();
    expect(opener.listening()).toBe(0);
    expect(child.listening()).toBe(0);
  });

  it('gets nothing when the person has signed out, when nobody answers, or without an opener', async () => {
    const { opener, child } = createPair();
    expect(await borrowTokenFromOpener({ timeoutMs: 20 }, child)).toBeUndefined();
    lendTokenToWindow(child, async () => undefined, opener);
    expect(await borrowTokenFromOpener({}, child)).toBeUndefined();
    expect(await borrowTokenFromOpener({}, createWindow())).toBeUndefined();
  });

  it('gets nothing at another origin', async () => {
    const { opener, child } = createPair('http://elsewhere.example');
    lendTokenToWindow(child, async () => 'token', opener);
    expect(await borrowTokenFromOpener({ timeoutMs: 20 }, child)).toBeUndefined();
  });

  it('lends to the window that it was opened for and to no other', async () => {
    const { opener, child } = createPair();
    lendTokenToWindow(createWindow(), async () => 'token', opener);
    expect(await borrowTokenFromOpener({ timeoutMs: 20 }, child)).toBeUndefined();
  });

  it('believes nobody but its opener', async () => {
    const { child } = createPair();
    const stranger = createWindow();
    const borrowing = borrowTokenFromOpener({ timeoutMs: 50 }, child);
    child.hear({ source: stranger, origin, data: { type: 'statbook.token', id: 'guess', token: 'forged' } });
    expect(await borrowing).toBeUndefined();
  });
});
