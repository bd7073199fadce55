import { afterEach, describe, expect, it } from 'vitest';
import { authorization, type OpenRegistry, openRegistry } from '../testing/open-registry.ts';

describe('access to the public data', () => {
  let registry: OpenRegistry | undefined;
  afterEach(() => registry?.close());

  const open = async (...options: Parameters<typeof openRegistry>) => {
    registry = await openRegistry(...options);
    return registry;
  };
  const path = '/company/09990001';

  it('is refused without a header, in the words of the registry', async () => {
    const { get } = await open();
    const answer = await get(path, {});
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Empty Authorization header', type: 'ch:service' });
  });

  it.each([
    ['an unknown key', `Basic ${Buffer.from('someone-else:').toString('base64')}`],
    ['a key without its colon', `Basic ${Buffer.from('demo-registry-key').toString('base64')}`],
    ['a password beside the key', `Basic ${Buffer.from('demo-registry-key:secret').toString('base64')}`],
    ['another scheme', 'Digest demo-registry-key'],
  ])('is refused to %s', async (_what, header) => {
    const { get } = await open();
    const answer = await get(path, { authorization: header });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Invalid Authorization', type: 'ch:service' });
  });

  it('is open to several keys, each counted apart', async () => {
    const { get } = await open({ apiKeys: ['one', 'two'] });
    const as = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });
    await get(path, as('one'));
    expect((await get(path, as('one'))).headers.get('x-ratelimit-remain')).toBe('598');
    expect((await get(path, as('two'))).headers.get('x-ratelimit-remain')).toBe('599');
  });

  it('tells how many of six hundred requests are left, and until when', async () => {
    const { get } = await open();
    const { headers } = await get(path);
    expect(headers.get('x-ratelimit-limit')).toBe('600');
    expect(headers.get('x-ratelimit-remain')).toBe('599');
    const seconds = Number(headers.get('x-ratelimit-reset')) - Date.parse('2026-11-21T09:00:00Z') / 1000;
    expect(seconds).toBeGreaterThan(295);
    expect(seconds).toBeLessThanOrEqual(310);
  });

  it('ends with 429 when they are used up, and begins again with the next window', async () => {
    const { get, control } = await open();
    await control('rate-limit', { limit: 2, windowSeconds: 300 });
    const statuses = [await get(path), await get(path), await get(path)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
    await control('clock', { advanceMs: 301_000 });
    expect((await get(path)).status).toBe(200);
  });

  it('counts documents apart from data', async () => {
    const { get, control } = await open();
    await control('rate-limit', { limit: 1 });
    await get(path);
    expect((await get(path)).status).toBe(429);
    expect((await get('/document/unknown')).headers.get('x-ratelimit-remaining')).toBe('0');
  });

  it('is not counted when the limit is turned off', async () => {
    const { get, control } = await open();
    await control('rate-limit', { limit: null });
    expect((await get(path, { authorization })).headers.get('x-ratelimit-limit')).toBeNull();
  });
});
