import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@statbook/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkProblem } from './api-problem.ts';
import { toFormRefusal } from '#kit/form/refusal.ts';
import { call, connectApi } from './call.ts';

interface Received {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

type Answer = (received: Received) => { status?: number; body: object };

const ended: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  connectApi({
    accessToken: () => Promise.resolve(undefined),
    refresh: () => Promise.resolve(undefined),
    onSessionEnded: () => undefined,
  });
  for (const end of ended.splice(0)) await end();
});

/** A server that answers as told and keeps what it was asked. */
async function startServer(answer: Answer) {
  const requests: Received[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    const received = { line: `${method} ${url}`, authorization: headers.authorization, body };
    requests.push(received);
    const { status = 200, body: reply } = answer(received);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const network = globalThis.fetch;
  // A page asks its own origin; here the origin is the server's.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    network(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  const stop = () => new Promise((resolve) => server.close(resolve));
  ended.push(stop);
  return { requests, stop };
}

/** A session whose tokens are `first`, and after a refresh `second`. */
function connectSession(renew = () => Promise.resolve('second')) {
  const session = { refreshes: 0, ends: 0 };
  connectApi({
    accessToken: () => Promise.resolve('first'),
    refresh: () => {
      session.refreshes += 1;
      return renew();
    },
    onSessionEnded: () => {
      session.ends += 1;
    },
  });
  return session;
}

const refusal = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, detail: `Refused: ${code}`, code, requestId: 'r-1' },
});

describe('a call to our server', () => {
  it('carries its query in the address and the token in the header', async () => {
    connectSession();
    const { requests } = await startServer(() => ({ body: { Entity: [] } }));
    expect(await call('getAllAgent', { query: { id: 'a b' } })).toEqual({ entity: [] });
    expect(requests).toEqual([
      { line: 'GET /api/AgentDetails/GetAllAgent?Id=a+b', authorization: 'Bearer first', body: '' },
    ]);
  });

  it('carries the whole of a POST in its body', async () => {
    connectSession();
    const { requests } = await startServer(() => ({ body: { done: true } }));
    await call('signIn', { body: { idToken: 'e.y.J' } });
    await call('signOut');
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      ['POST /api/Session/SignIn', '{"IdToken":"e.y.J"}'],
      ['POST /api/Session/SignOut', '{}'],
    ]);
  });

  it('names no parameter that is not given', async () => {
    const { requests } = await startServer(() => ({ body: { entity: [] } }));
    await call('getUserAccess', { query: { id: undefined } });
    expect(requests[0]).toMatchObject({
      line: 'GET /api/AgentDetails/GetUserAccess',
      authorization: undefined,
    });
  });
});

describe('a refusal of our server', () => {
  it('keeps the words and the fields', async () => {
    const body = { ...refusal(400, 'invalid-request').body, errors: { Name: 'Enter the name' } };
    await startServer(() => ({ status: 400, body }));
    const problem = await call('signOut').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(toFormRefusal(problem)).toEqual({
      detail: 'Refused: invalid-request',
      errors: { name: 'Enter the name' },
    });
  });

  it('has a reference for support where it is an accident, and none where a person can mend it', async () => {
    const referenceOf = async (status: number, code: string) => {
      await startServer(() => refusal(status, code));
      const problem = await call('signOut').catch((error: unknown) => error);
      return problem instanceof ApiProblem && problem.requestId;
    };
    expect(await referenceOf(500, 'unexpected')).toBe('r-1');
    expect(await referenceOf(403, '')).toBe('r-1');
    expect(await referenceOf(409, 'changed-meanwhile')).toBeUndefined();
  });

  it('is the status text where whoever answered has no words of ours', async () => {
    await startServer(() => ({ status: 502, body: {} }));
    await expect(call('signOut')).rejects.toMatchObject({ status: 502, message: 'Bad Gateway', code: '' });
  });

  it('is told apart from a server that does not answer', async () => {
    const { stop } = await startServer(() => ({ body: {} }));
    await stop();
    await expect(call('getUserAccess')).rejects.toBeInstanceOf(NetworkProblem);
  });
});

describe('a token that the server refuses', () => {
  it('is renewed in silence, once, and the call is made again', async () => {
    const session = connectSession();
    const { requests } = await startServer(({ authorization }) =>
      authorization === 'Bearer second' ? { body: { entity: [] } } : refusal(401, 'not-signed-in'),
    );
    await call('getUserAccess');
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
    expect(session).toEqual({ refreshes: 1, ends: 0 });
  });

  it('ends the session when the new one is refused as well', async () => {
    const session = connectSession();
    await startServer(() => refusal(401, 'not-signed-in'));
    await expect(call('getUserAccess')).rejects.toMatchObject({ status: 401 });
    expect(session).toEqual({ refreshes: 1, ends: 1 });
  });

  it('leaves the session alone while nobody can renew it', async () => {
    const session = connectSession(() => Promise.reject(new ApiProblem(503, { detail: 'Nobody answers.' })));
    await startServer(() => refusal(401, 'not-signed-in'));
    await expect(call('getUserAccess')).rejects.toMatchObject({ status: 503, message: 'Nobody answers.' });
    expect(session).toEqual({ refreshes: 1, ends: 0 });
  });

  it('ends the session at once when the server has ended it', async () => {
    const session = connectSession();
    const { requests } = await startServer(() => refusal(401, 'session-ended'));
    await expect(call('getUserAccess')).rejects.toMatchObject({ code: 'session-ended' });
    expect(requests).toHaveLength(1);
    expect(session).toEqual({ refreshes: 0, ends: 1 });
  });
});

describe('the contract', () => {
  it('gives a POST no query without a body, since our pages send all of it in the body', () => {
    const odd = Object.entries(calls).filter(
      ([, each]) => each.method === 'POST' && 'query' in each && !('body' in each),
    );
    expect(odd.map(([name]) => name)).toEqual([]);
  });
});
