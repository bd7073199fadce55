import { describe, expect, it } from 'vitest';
import { type RateLimiter, type RateLimitReading, RateWindowFull } from '../rate-limiter.ts';
import type { CallOptions } from '../registry-failure.ts';
import { type Responder, sendJson, sendStatus, startLocalServer } from '../testing/local-server.ts';
import { OPEN_LIMITER } from '../testing/registry-key.ts';
import { DEFAULT_RETRY_POLICY, getWithRetry, type RetryPolicy } from './get-with-retry.ts';

const quick: RetryPolicy = { delaysMs: [1, 1, 1], maxRateLimitWaitMs: 2000 };

interface Change {
  readonly limiter?: RateLimiter;
  readonly policy?: RetryPolicy;
  readonly options?: CallOptions;
  readonly timeoutMs?: number;
}

async function get(respond: Responder, change: Change = {}) {
  await using server = await startLocalServer(respond);
  const { limiter = OPEN_LIMITER, policy = quick, options = {}, timeoutMs = 30_000 } = change;
  const url = new URL('/company/1', server.url);
  const request = { service: 'data-api', url, headers: {}, timeoutMs, maxBytes: 1000 } as const;
  const result = await getWithRetry({ request, limiter, policy, options });
  return { result, sent: server.received.length };
}

/** Fails some times, then answers. */
const failing =
  (times: number, fail: Responder): Responder =>
  (request, response, turn) =>
    turn < times ? fail(request, response, turn) : sendJson(response, {});

const status =
  (code: number, headers: Record<string, string> = {}): Responder =>
  (_, response) =>
    sendStatus(response, code, headers);

const limiterWith = (change: Partial<RateLimiter>): RateLimiter => ({ ...OPEN_LIMITER, ...change });

describe('a GET', () => {
  it.each<[string, Responder]>([
    ['403', status(403)],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['a cut connection', (_, response) => response.destroy()],
  ])('is repeated after %s and then succeeds', async (_, fail) => {
    const { result, sent } = await get(failing(2, fail));
    expect(result).toMatchObject({ kind: 'answered', status: 200 });
    expect(sent).toBe(3);
  });

  it('is repeated after a time-out', async () => {
    const { result, sent } = await get(
      failing(1, () => undefined),
      { timeoutMs: 300 },
    );
    expect(result).toMatchObject({ kind: 'answered', status: 200 });
    expect(sent).toBe(2);
  });

  it.each([
    [200, 1],
    [302, 1],
    [400, 1],
    [401, 1],
    [404, 1],
    [500, 1],
    [403, 4],
    [503, 4],
  ])('that is always answered with %i is sent %i times', async (code, times) => {
    const { result, sent } = await get(status(code));
    expect(result).toMatchObject({ kind: 'answered', status: code });
    expect(sent).toBe(times);
  });

  it('that is too large is not repeated', async () => {
    const { result, sent } = await get((_, response) => response.end('x'.repeat(2000)));
    expect(result).toMatchObject({ kind: 'failed', cause: 'too-large' });
    expect(sent).toBe(1);
  });

  it('is never repeated more than three times in the product', () => {
    expect(DEFAULT_RETRY_POLICY.delaysMs).toHaveLength(3);
  });

  it('stops repeating when the caller cancels it', async () => {
    const controller = new AbortController();
    const limiter = limiterWith({ observe: () => controller.abort(new Error('closed')) });
    const policy = { delaysMs: [60_000], maxRateLimitWaitMs: 0 };
    const cancelled = get(status(503), { limiter, policy, options: { signal: controller.signal } });
    await expect(cancelled).rejects.toThrow();
  });
});

describe('the rate window of a GET', () => {
  it('is waited for when it ends soon', async () => {
    const reset = String(Math.ceil(Date.now() / 1000));
    const { result, sent } = await get(failing(1, status(429, { 'x-ratelimit-reset': reset })));
    expect(result).toMatchObject({ status: 200 });
    expect(sent).toBe(2);
  });

  it('is not waited for when it ends later', async () => {
    const { result, sent } = await get(status(429, { 'x-ratelimit-reset': '4102444800' }));
    expect(result).toMatchObject({ kind: 'answered', status: 429 });
    expect(sent).toBe(1);
  });

  it('is taken for full after a 429, until the end that the answer states', async () => {
    const readings: RateLimitReading[] = [];
    const limiter = limiterWith({ observe: (reading) => void readings.push(reading) });
    const headers = { 'x-ratelimit-reset': '4102444800', 'x-ratelimit-remain': '7' };
    await get(status(429, headers), { limiter });
    expect(readings).toEqual([{ limit: undefined, remaining: 0, resetAt: 4_102_444_800_000 }]);
  });

  it('is taken to end in five minutes where a 429 does not say', async () => {
    const readings: RateLimitReading[] = [];
    const limiter = limiterWith({ observe: (reading) => void readings.push(reading) });
    await get(status(429), { limiter });
    const inMs = (readings[0]?.resetAt ?? 0) - Date.now();
    expect(inMs).toBeGreaterThan(4 * 60_000);
    expect(inMs).toBeLessThanOrEqual(5 * 60_000);
  });

  it('is asked for a turn before each sending, with the urgency of the call', async () => {
    const turns: string[] = [];
    const limiter = limiterWith({ take: async (priority) => void turns.push(priority) });
    await get(failing(1, status(503)), { limiter });
    await get(failing(0, status(503)), { limiter, options: { priority: 'background' } });
    expect(turns).toEqual(['interactive', 'interactive', 'background']);
  });

  it('that is full keeps the request from being sent', async () => {
    const until = new Date('2026-11-21T09:05:00Z');
    const limiter = limiterWith({ take: () => Promise.reject(new RateWindowFull(until)) });
    const { result, sent } = await get(status(200), { limiter });
    expect(result).toMatchObject({ kind: 'failed', cause: 'rate-limited', until: until.toISOString() });
    expect(sent).toBe(0);
  });

  it('hides no error of the limiter', async () => {
    const limiter = limiterWith({ take: () => Promise.reject(new Error('no database')) });
    await expect(get(status(200), { limiter })).rejects.toThrow('no database');
  });
});
