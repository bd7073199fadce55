import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openShop, order, type Shop } from './testing/shop.ts';

describe('the admin API', () => {
  const shops: Shop[] = [];
  const open = async (...options: Parameters<typeof openShop>) => {
    const shop = await openShop(...options);
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    await Promise.all(shops.splice(0).map((shop) => shop.close()));
  });

  it('loses the answer of a payment that was made all the same', async () => {
    const shop = await open();
    await shop.admin('faults', { kind: 'drop-after', method: 'POST', path: '/transactions$', times: 1 });
    await expect(shop.pay({ vendorTxCode: 'LOST' })).rejects.toThrow('fetch failed');
    expect(await shop.listTransactions()).toMatchObject([{ vendorTxCode: 'LOST', taken: 4000 }]);
    expect((await shop.pay({ vendorTxCode: 'LOST' })).body).toMatchObject({ statusCode: '4001' });
  });

  it('keeps silent after a payment that was made', async () => {
    const shop = await open();
    const card = await shop.getCard();
    await shop.admin('faults', { kind: 'timeout-after', method: 'POST', path: '/transactions$' });
    const silent = fetch(`${shop.apiUrl}/transactions`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('demo-payment-key:demo-payment-password')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...order, vendorTxCode: 'SILENT', paymentMethod: { card } }),
      signal: AbortSignal.timeout(200),
    });
    await expect(silent).rejects.toThrow(/timeout/i);
    expect(await shop.listTransactions()).toMatchObject([{ vendorTxCode: 'SILENT', taken: 4000 }]);
  });

  it('loses the answer of a challenge that was finished all the same', async () => {
    const shop = await open();
    const challenge = await shop.payWithChallenge();
    const cRes = await shop.confirmAtBank(challenge);
    await shop.admin('faults', { kind: 'drop-after', path: '3d-secure-challenge$', times: 1 });
    await expect(shop.finish(challenge, cRes)).rejects.toThrow('fetch failed');
    expect(await shop.get(`/transactions/${String(challenge.body['transactionId'])}`)).toMatchObject({
      status: 200,
      body: { statusCode: '0000' },
    });
  });

  it('answers 502 without doing anything', async () => {
    const shop = await open();
    await shop.admin('faults', { kind: 'status', status: 502, path: '/transactions$', times: 1 });
    expect((await shop.pay()).status).toBe(502);
    expect(await shop.listTransactions()).toEqual([]);
  });

  it('writes ids in small letters and codes as text', async () => {
    const shop = await open();
    await shop.admin('switches', { lowerCaseIds: true, codesAsStrings: true });
    const paid = await shop.pay();
    expect(paid.body['transactionId']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await shop.get(`/transactions/${String(paid.body['transactionId'])}`)).status).toBe(200);
    expect((await shop.pay({ amount: '1' })).body).toMatchObject({ errors: [{ code: '1016' }] });
  });

  it('knows its switches', async () => {
    const shop = await open();
    expect(await shop.admin('switches', { sucessByDefault: true })).toMatchObject({
      status: 422,
      body: { unknown: ['sucessByDefault'] },
    });
    await shop.admin('switches', { successByDefault: false });
    expect((await shop.pay()).body['status']).toBe('Rejected');
    expect((await shop.pay({}, { cardholderName: 'SUCCESSFUL' })).body['status']).toBe('Ok');
  });

  it('forgets everything on demand', async () => {
    const shop = await open();
    await shop.pay();
    await shop.admin('switches', { lowerCaseIds: true });
    await shop.admin('reset');
    expect(await shop.listTransactions()).toEqual([]);
    expect((await shop.pay()).body['transactionId']).toMatch(/^[0-9A-F-]{36}$/);
  });

  it('serves the browser library', async () => {
    const shop = await open();
    const script = await fetch(`${shop.apiUrl}/js/sagepay.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('sagepayOwnForm');
  });

  it('keeps payments, open challenges and switches across a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'payments-'));
    try {
      const stateFile = join(folder, 'payments.sqlite');
      const before = await openShop({ stateFile });
      const challenge = await before.payWithChallenge();
      await before.admin('switches', { lowerCaseIds: true });
      await before.close();
      const after = await open({ stateFile });
      const answer = await after.finish(challenge, await after.confirmAtBank(challenge));
      expect(answer.body['status']).toBe('Ok');
      expect(answer.body['transactionId']).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
