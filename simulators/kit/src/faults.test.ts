import { afterEach, describe, expect, it } from 'vitest';
import { createClock, openStore, type RunningSimulator, startSimulator } from './index.ts';

describe('a fault on the way', () => {
  let running: RunningSimulator | undefined;
  afterEach(() => running?.close());

  async function start() {
    const store = openStore();
    running = await startSimulator({
      port: 0,
      host: '127.0.0.1',
      clock: createClock('2026-11-20T23:30:00Z'),
      reset: () => store.clear(),
      routes: (app) => {
        app.post('/act', async () => {
          store.put('act', String(store.all('act').length), {});
          return { acts: store.all('act').length };
        });
      },
    });
    const { url } = running;
    return {
      store,
      url,
      act: (signal?: AbortSignal, body?: object) =>
        fetch(`${url}/act`, {
          method: 'POST',
          ...(signal && { signal }),
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        }),
      fault: (fault: object) =>
        fetch(`${url}/_admin/faults`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fault),
        }),
    };
  }

  it('leaves answers alone when there is none', async () => {
    const { act } = await start();
    expect(await (await act()).json()).toEqual({ acts: 1 });
  });

  it('answers with a set status before the request is carried out, as often as it was set', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'status', status: 503, path: '^/act', times: 1 });
    expect((await act()).status).toBe(503);
    expect(store.all('act')).toHaveLength(0);
    expect((await act()).status).toBe(200);
  });

  it('gives no answer after the request was carried out', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'timeout-after' });
    await expect(act(AbortSignal.timeout(150))).rejects.toThrow(/timeout/i);
    expect(store.all('act')).toHaveLength(1);
  });

  it('carries a request out at once and answers it later', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'latency-after', ms: 300 });
    await expect(act(AbortSignal.timeout(150))).rejects.toThrow(/timeout/i);
    expect(store.all('act')).toHaveLength(1);
    expect(await (await act()).json()).toEqual({ acts: 2 });
  });

  it('cuts the connection after the request was carried out', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'drop-after' });
    await expect(act()).rejects.toThrow('fetch failed');
    expect(store.all('act')).toHaveLength(1);
  });

  it('gives no answer or cuts the connection before the request is carried out', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'timeout-before', times: 1 });
    await fault({ kind: 'drop-before', times: 1 });
    await expect(act(AbortSignal.timeout(150))).rejects.toThrow(/timeout/i);
    await expect(act()).rejects.toThrow('fetch failed');
    expect(store.all('act')).toHaveLength(0);
  });

  it('replaces the answer to a request that was carried out', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'malformed', body: '<html>' });
    expect(await (await act()).text()).toBe('<html>');
    expect(store.all('act')).toHaveLength(1);
  });

  it('replaces the status as well as the answer', async () => {
    const { act, fault, store } = await start();
    await fault({
      kind: 'status-after',
      status: 502,
      body: '{"error":"bad gateway"}',
      contentType: 'application/json',
    });
    const answer = await act();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'application/json']);
    expect(await answer.json()).toEqual({ error: 'bad gateway' });
    expect(store.all('act')).toHaveLength(1);
  });

  it('delays the answer', async () => {
    const { act, fault } = await start();
    await fault({ kind: 'latency', ms: 120 });
    const before = performance.now();
    expect((await act()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(100);
  });

  it.each([
    ['method', { method: 'GET' }, { method: 'POST' }],
    ['path', { path: '^/another' }, { path: '/act$' }],
    ['body', { bodyMatches: 'refund' }, { bodyMatches: '"amount":40' }],
  ])('hits only the requests whose %s matches', async (_what, other, same) => {
    const { act, fault } = await start();
    await fault({ kind: 'status', status: 503, ...other });
    expect((await act(undefined, { amount: 40 })).status).toBe(200);
    await fault({ kind: 'status', status: 503, ...same });
    expect((await act(undefined, { amount: 40 })).status).toBe(503);
  });

  it('lets the first requests pass, and never hits the admin API', async () => {
    const { act, fault, url } = await start();
    await fault({ kind: 'status', status: 500, skip: 2 });
    const statuses = [await act(), await act(), await act(), await act()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 500, 500]);
    const { faults } = JSON.parse(await (await fetch(`${url}/_admin`)).text());
    expect(faults).toEqual([{ kind: 'status', status: 500, skip: 0 }]);
    await fetch(`${url}/_admin/faults`, { method: 'DELETE' });
    expect((await act()).status).toBe(200);
  });
});
