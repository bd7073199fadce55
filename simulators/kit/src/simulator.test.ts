import { afterEach, describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { type RunningSimulator, startSimulator } from './simulator.ts';

describe('a simulator', () => {
  let running: RunningSimulator | undefined;
  afterEach(() => running?.close());

  async function start() {
    const resets: string[] = [];
    running = await startSimulator({
      clock: createClock('2026-11-20T12:00:00Z'),
      reset: () => void resets.push('reset'),
      routes: (app) => {
        app.post('/echo', async ({ body }) => ({ body }));
      },
      bodyLimit: 100,
    });
    const { url } = running;
    const post = (path: string, body: string, type = 'application/json') =>
      fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
    return { url, resets, post };
  }

  it('listens on loopback, on a free port unless one is named', async () => {
    const { url } = await start();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(running?.port).toBeGreaterThan(0);
  });

  it.each([
    ['application/json', '{"a":1}', { a: 1 }],
    ['application/x-www-form-urlencoded', 'a=1&b=two', { a: '1', b: 'two' }],
    ['text/xml', '<a/>', '<a/>'],
    ['application/xml', '<a/>', '<a/>'],
    ['text/plain', 'a', 'a'],
  ])('reads bodies of %s', async (type, sent, read) => {
    const { post } = await start();
    expect(await (await post('/echo', sent, type)).json()).toEqual({ body: read });
  });

  it('refuses bodies beyond its limit', async () => {
    const { post } = await start();
    expect((await post('/echo', JSON.stringify('x'.repeat(100)))).status).toBe(413);
  });

  it('has its clock moved through the admin API', async () => {
    const { post, url } = await start();
    const moved = await post('/_admin/clock', '{"advanceMs":86400000}');
    expect(await moved.json()).toEqual({ now: expect.stringMatching(/^2026-11-21T12:00:0/) });
    await post('/_admin/clock', '{"now":"2027-01-31T09:00:00Z"}');
    expect(await (await fetch(`${url}/_admin`)).json()).toEqual({
      now: expect.stringMatching(/^2027-01-31T09:00:0/),
      faults: [],
    });
  });

  it('starts over, without faults, when it is reset', async () => {
    const { post, resets, url } = await start();
    await post('/_admin/faults', '{"kind":"status","status":503}');
    expect((await fetch(`${url}/_admin/reset`, { method: 'POST' })).status).toBe(204);
    expect(resets).toEqual(['reset']);
    expect((await post('/echo', '{}')).status).toBe(200);
  });
});
