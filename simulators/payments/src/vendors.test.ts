import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './testing/shop.ts';
import { demoVendor } from './vendors.ts';

describe('the credentials of the shop', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  it('must be there and must be right', async () => {
    const to = `${shop.apiUrl}/merchant-session-keys`;
    expect(await shop.send(to, { method: 'POST' })).toMatchObject({ status: 401, body: { code: 1001 } });
    const wrong = await shop.post('/merchant-session-keys', {}, `Basic ${btoa('demo-payment-key:wrong')}`);
    expect(wrong).toMatchObject({ status: 401, body: { code: 1002, description: 'Authentication failed' } });
  });

  it('carry a tracker in every answer, refusals included', async () => {
    const refused = await shop.post('/merchant-session-keys', {});
    expect(refused.headers.get('x-request-tracker')).toMatch(/^[0-9A-F-]{36}$/);
  });

  it.each([
    ['another scheme', 'Bearer demo-payment-key'],
    ['no credentials in it', 'Basic '],
  ])('are missing in a header with %s', async (_what, header) => {
    expect(await shop.post('/merchant-session-keys', {}, header)).toMatchObject({
      status: 401,
      body: { code: 1001 },
    });
  });

  it('may have a colon in the password', async () => {
    await shop.close();
    shop = await openShop({ vendors: [{ ...demoVendor, integrationPassword: 'a:b' }] });
    const header = `Basic ${btoa('demo-payment-key:a:b')}`;
    expect((await shop.post('/merchant-session-keys', { vendorName: 'statbook' }, header)).status).toBe(201);
  });

  it('are checked before the body is read', async () => {
    const answer = await shop.send(`${shop.apiUrl}/transactions`, { method: 'POST', body: '{' });
    expect(answer).toMatchObject({ status: 401, body: { code: 1001 } });
  });
});
