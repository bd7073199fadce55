import { afterEach, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry } from '../testing/open-registry.ts';

describe('access to the public data', () => {
  let registry: OpenRegistry | undefined;
  afterEach(() => registry?.close());

  const open = async (...options: Parameters<typeof openRegistry>) => {
    registry = await openRegistry(...options);
    return registry;
  };
  const path = '/company/09990001';

  it('is refused without a header', async () => {
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
    ['an unknown bearer token', 'Bearer unknown'],
  ])('is refused to %s', async (_what, header) => {
    const { get } = await open();
    const answer = await get(path, { authorization: header });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'Invalid Authorization', type: 'ch:service' });
  });

  it('is open to a key without a scheme, as the registry’s own client library sends it', async () => {
    const { get } = await open();
    expect((await get(path, { authorization: 'demo-registry-key' })).status).toBe(200);
    expect((await get(path, { authorization: 'someone-else' })).status).toBe(401);
  });

  it('is open to several keys, each counted apart', async () => {
    const { get } = await open({ apiKeys: ['one', 'two'] });
    const as = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });
    await get(path, as('one'));
    expect((await get(path, as('one'))).headers.get('x-ratelimit-remain')).toBe('598');
    expect((await get(path, as('two'))).headers.get('x-ratelimit-remain')).toBe('599');
  });

  it('is checked before anything is said about a company', async () => {
    const { get } = await open();
    expect((await get('/company/11111111', {})).status).toBe(401);
    expect((await get('/document/unknown', {})).status).toBe(401);
  });
});
