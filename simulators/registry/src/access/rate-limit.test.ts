import { afterEach, describe, expect, it } from 'vitest';
import { authorization, type OpenRegistry, openRegistry } from '../testing/open-registry.ts';

describe('the rate limit', () => {
  let registry: OpenRegistry | undefined;
  afterEach(() => registry?.close());

  const open = async (...options: Parameters<typeof openRegistry>) => {
    registry = await openRegistry(...options);
    return registry;
  };
  const path = '/company/09990001';

  it('is six hundred requests in five minutes, and every answer names what is left and until when', async () => {
    const { get } = await open();
    const { headers } = await get(path);
    expect(headers.get('x-ratelimit-limit')).toBe('600');
    expect(headers.get('x-ratelimit-remain')).toBe('599');
    const seconds = Number(headers.get('x-ratelimit-reset')) - Date.parse('2026-11-21T09:00:00Z') / 1000;
    expect(seconds).toBeGreaterThan(295);
    expect(seconds).toBeLessThanOrEqual(310);
  });

  it('answers 429 when they are used up, and begins again with the next window', async () => {
    const { get, admin } = await open();
    await admin('rate-limit', { limit: 2, windowSeconds: 300 });
    const statuses = [await get(path), await get(path), await get(path)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
    await admin('clock', { advanceMs: 301_000 });
    expect((await get(path)).status).toBe(200);
  });

  it('counts documents apart from data', async () => {
    const { get, admin } = await open();
    await admin('rate-limit', { limit: 1 });
    await get(path);
    expect((await get(path)).status).toBe(429);
    expect((await get('/document/unknown')).headers.get('x-ratelimit-remaining')).toBe('0');
  });

  it('is not counted when the limit is turned off', async () => {
    const { get, admin } = await open();
    await admin('rate-limit', { limit: null });
    expect((await get(path, { authorization })).headers.get('x-ratelimit-limit')).toBeNull();
  });
});
