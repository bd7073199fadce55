import { afterEach, describe, expect, it } from 'vitest';
import { createClock, openStore, type RunningSimulator, startSimulator } from './index.ts';

describe('a simulator', () => {
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
      act: (signal?: AbortSignal) => fetch(`${url}/act`, { method: 'POST', ...(signal && { signal }) }),
      fault: (fault: object) =>
        fetch(`${url}/_control/faults`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fault),
        }),
    };
  }

  it('acts and answers when nothing is wrong', async () => {
    const { act } = await start();
    expect(await (await act()).json()).toEqual({ acts: 1 });
  });

  it('answers with a set status without acting, as often as it was told to', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'status', status: 503, path: '^/act', times: 1 });
    expect((await act()).status).toBe(503);
    expect(store.all('act')).toHaveLength(0);
    expect((await act()).status).toBe(200);
  });

  it('acts and then keeps silent', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'timeout-after' });
    await expect(act(AbortSignal.timeout(150))).rejects.toThrow(/timeout/i);
    expect(store.all('act')).toHaveLength(1);
  });

  it('acts and then cuts the connection', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'drop-after' });
    await expect(act()).rejects.toThrow('fetch failed');
    expect(store.all('act')).toHaveLength(1);
  });

  it('keeps silent or cuts the connection without acting', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'timeout-before', times: 1 });
    await fault({ kind: 'drop-before', times: 1 });
    await expect(act(AbortSignal.timeout(150))).rejects.toThrow(/timeout/i);
    await expect(act()).rejects.toThrow('fetch failed');
    expect(store.all('act')).toHaveLength(0);
  });

  it('acts and answers nonsense', async () => {
    const { act, fault, store } = await start();
    await fault({ kind: 'malformed', body: '<html>' });
    expect(await (await act()).text()).toBe('<html>');
    expect(store.all('act')).toHaveLength(1);
  });

  it('has a clock that can be moved', async () => {
    const clock = createClock('2026-06-30T23:30:00Z');
    expect(clock.today()).toBe('2026-07-01');
    clock.advance(-3_600_000);
    expect(clock.today()).toBe('2026-06-30');
  });
});
