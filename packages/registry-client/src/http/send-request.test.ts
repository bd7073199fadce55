import { describe, expect, it } from 'vitest';
import { type Responder, sendJson, sendStatus, startLocalServer } from '../testing/local-server.ts';
import type { Exchange } from './exchange.ts';
import { type HttpRequest, sendRequest } from './send-request.ts';

async function send(respond: Responder, change: Partial<HttpRequest> = {}) {
  const exchanges: Exchange[] = [];
  await using server = await startLocalServer(respond);
  const result = await sendRequest({
    service: 'data-api',
    method: 'GET',
    url: new URL('/path?q=secret', server.url),
    headers: { authorization: 'Basic x' },
    timeoutMs: 30_000,
    maxBytes: 1000,
    onExchange: (exchange) => exchanges.push(exchange),
    ...change,
  });
  return { result, exchanges, received: [...server.received] };
}

describe('a request', () => {
  it('gives the whole answer, whatever its status', async () => {
    const { result } = await send((_, response) => sendJson(response, { a: 1 }, { 'x-limit': '7' }));
    if (result.kind !== 'answered') throw new Error(result.what);
    expect(new TextDecoder().decode(result.body)).toBe('{"a":1}');
    expect(result.headers.get('x-limit')).toBe('7');
    const missing = await send((_, response) => sendStatus(response, 404));
    expect(missing.result).toMatchObject({ kind: 'answered', status: 404 });
  });

  it('with a body is posted as it is', async () => {
    const body = new TextEncoder().encode('<r>é</r>');
    const { received } = await send((_, response) => sendStatus(response, 200), { method: 'POST', body });
    expect(received).toMatchObject([{ method: 'POST', body: '<r>é</r>' }]);
  });

  it('never follows a redirect by itself', async () => {
    const { result, received } = await send((_, response) =>
      sendStatus(response, 302, { location: '/else' }),
    );
    expect(result).toMatchObject({ kind: 'answered', status: 302 });
    expect(received).toHaveLength(1);
  });

  it('is logged without query, header and body', async () => {
    const { exchanges } = await send((_, response) => sendJson(response, 'secret'));
    expect(exchanges).toEqual([
      {
        service: 'data-api',
        method: 'GET',
        path: '/path',
        status: 200,
        durationMs: expect.any(Number),
        failure: undefined,
      },
    ]);
  });
});

describe('a request without a usable answer', () => {
  it.each<[string, Responder, Partial<HttpRequest>, string]>([
    ['silence', () => undefined, { timeoutMs: 100 }, 'time-out'],
    ['an answer that stops', (_, response) => void response.write('a'), { timeoutMs: 100 }, 'time-out'],
    ['a cut connection', (_, response) => response.destroy(), {}, 'network'],
    ['a stated length over the limit', (_, response) => response.end('x'.repeat(1001)), {}, 'too-large'],
    [
      'more bytes than stated',
      (_, response) => {
        response.write('x'.repeat(600));
        response.end('x'.repeat(600));
      },
      {},
      'too-large',
    ],
  ])('because of %s is a value, and is logged as such', async (_, respond, change, cause) => {
    const { result, exchanges } = await send(respond, change);
    expect(result).toMatchObject({ kind: 'failed', cause, what: expect.stringMatching(/\w/) });
    expect(exchanges).toMatchObject([{ failure: cause, status: undefined }]);
  });

  it('because the port is closed names the error of the system', async () => {
    const server = await startLocalServer(() => undefined);
    await server[Symbol.asyncDispose]();
    const { result } = await send(() => undefined, { url: new URL(server.url) });
    expect(result).toMatchObject({
      kind: 'failed',
      cause: 'network',
      what: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('because the caller cancels it throws the reason of the caller', async () => {
    const controller = new AbortController();
    const cancelled = send(() => controller.abort(new Error('closed')), { signal: controller.signal });
    await expect(cancelled).rejects.toThrow('closed');
  });

  it('that is cancelled before it is sent is not sent', async () => {
    await using server = await startLocalServer(() => undefined);
    const signal = AbortSignal.abort(new Error('closed'));
    await expect(send(() => undefined, { url: new URL(server.url), signal })).rejects.toThrow('closed');
    expect(server.received).toEqual([]);
  });

  it('exactly as large as allowed is read', async () => {
    const { result } = await send((_, response) => response.end('x'.repeat(1000)));
    expect(result.kind).toBe('answered');
  });
});
