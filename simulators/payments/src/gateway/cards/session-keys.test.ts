import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listErrors, openShop, type Shop, visa } from '../../testing/shop.ts';

describe('a merchant session key', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  it('lives for 400 seconds by the clock of London', async () => {
    const { status, body } = await shop.post('/merchant-session-keys', { vendorName: 'statbook' });
    expect(status).toBe(201);
    expect(body['merchantSessionKey']).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
    expect(body['expiry']).toMatch(/^2026-11-21T10:06:4\d\.\d{3}\+00:00$/);
    const key = String(body['merchantSessionKey']);
    expect(await shop.get(`/merchant-session-keys/${key}`)).toMatchObject({ status: 200, body });
    await shop.admin('clock', { advanceMs: 400_000 });
    expect(await shop.get(`/merchant-session-keys/${key}`)).toMatchObject({
      status: 404,
      body: { code: 1006 },
    });
    expect(await shop.identify(key)).toMatchObject({ status: 401, body: { code: 1002 } });
  });

  it('writes its end with the summer offset in summer', async () => {
    await shop.admin('clock', { now: '2026-07-01T10:00:00Z' });
    const { body } = await shop.post('/merchant-session-keys', { vendorName: 'statbook' });
    expect(body['expiry']).toMatch(/^2026-07-01T11:06:4\d\.\d{3}\+01:00$/);
  });

  it('is made for the vendor of the credentials only', async () => {
    expect(listErrors(await shop.post('/merchant-session-keys', {}))).toEqual([[1003, 'vendorName']]);
    const long = await shop.post('/merchant-session-keys', { vendorName: 'a-name-of-sixteen' });
    expect(listErrors(long)).toEqual([[1004, 'vendorName']]);
    expect((await shop.post('/merchant-session-keys', { vendorName: 'other' })).status).toBe(401);
  });

  it('makes one card identifier', async () => {
    const key = await shop.getSessionKey();
    expect(await shop.identify(key)).toMatchObject({ status: 201, body: { cardType: 'Visa' } });
    expect(await shop.identify(key)).toMatchObject({ status: 401, body: { code: 1002 } });
  });

  it('is gone after three refused cards', async () => {
    const key = await shop.getSessionKey();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await shop.identify(key, { ...visa, cardNumber: '' })).status).toBe(422);
    }
    expect(await shop.identify(key)).toMatchObject({ status: 401, body: { code: 1002 } });
  });

  it('survives two refused cards', async () => {
    const key = await shop.getSessionKey();
    await shop.identify(key, {});
    await shop.identify(key, {});
    expect((await shop.identify(key)).status).toBe(201);
  });
});
