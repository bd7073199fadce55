import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listErrors, openShop, type Reply, type Shop } from '../../testing/shop.ts';

describe('a payment that goes back', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  const refund = (payment: Reply, amount: number, fields = {}) =>
    shop.post('/transactions', {
      transactionType: 'Refund',
      referenceTransactionId: payment.body['transactionId'],
      vendorTxCode: shop.nextCode(),
      amount,
      description: 'Filing withdrawn',
      ...fields,
    });
  const instruct = (transaction: Reply, instructionType: string, fields = {}) =>
    shop.post(`/transactions/${String(transaction.body['transactionId'])}/instructions`, {
      instructionType,
      ...fields,
    });

  it('goes back in parts, up to what was paid', async () => {
    const payment = await shop.pay();
    expect(await refund(payment, 1500)).toMatchObject({
      status: 201,
      body: { statusCode: '0000', transactionType: 'Refund', bankAuthorisationCode: '999778' },
    });
    expect(await refund(payment, 2501)).toMatchObject({ status: 403, body: { code: 1018 } });
    const last = await refund(payment, 2500);
    expect(last.status).toBe(201);
    expect(await shop.get(`/transactions/${String(last.body['transactionId'])}`)).toMatchObject({
      body: last.body,
    });
    expect((await refund(payment, 1)).body).toMatchObject({ statusCode: '4034', status: 'Invalid' });
    expect(await shop.listTransactions()).toMatchObject([{ refunded: 4000, taken: 0 }, {}, {}]);
  });

  it('goes back only where money was taken', async () => {
    const declined = await shop.pay({}, { cardNumber: '4929602110085639' });
    expect(await refund(declined, 1)).toMatchObject({ status: 403, body: { code: 1014 } });
    expect(await refund(await shop.payWithChallenge(), 1)).toMatchObject({
      status: 404,
      body: { code: 1012 },
    });
    const back = await refund(await shop.pay(), 100);
    expect(await refund(back, 1)).toMatchObject({ status: 403, body: { code: 1017 } });
    const voided = await shop.pay();
    await instruct(voided, 'void');
    expect((await refund(voided, 1)).body).toMatchObject({ statusCode: '4036' });
  });

  it('needs a code of its own, a whole amount and the payment', async () => {
    const payment = await shop.pay({ vendorTxCode: 'PAID' });
    expect((await refund(payment, 100, { vendorTxCode: 'PAID' })).body).toMatchObject({ statusCode: '4042' });
    expect(listErrors(await refund(payment, 1.5))).toEqual([[1016, 'amount']]);
    expect(listErrors(await refund(payment, 1, { referenceTransactionId: undefined }))).toEqual([
      [1003, 'referenceTransactionId'],
    ]);
  });

  it('is voided on its own day, once', async () => {
    const payment = await shop.pay();
    const path = `/transactions/${String(payment.body['transactionId'])}`;
    expect(await shop.get(`${path}/instructions`)).toMatchObject({ status: 404, body: { code: 1019 } });
    const answer = await instruct(payment, 'void');
    expect(answer).toMatchObject({ status: 201, body: { instructionType: 'void' } });
    expect(answer.body['date']).toMatch(/^2026-11-21T10:00:\d\d\.\d{3}\+00:00$/);
    expect(await shop.get(path)).toMatchObject({
      body: { statusCode: '2005', statusDetail: 'The Void was Successful.' },
    });
    expect(await shop.get(`${path}/instructions`)).toMatchObject({ body: { instructions: [answer.body] } });
    expect(await instruct(payment, 'void')).toMatchObject({ status: 403, body: { code: 1014 } });
    expect(await shop.listTransactions()).toMatchObject([{ voided: true, taken: 0 }]);
  });

  it('is not voided after midnight in London', async () => {
    await shop.admin('clock', { now: '2026-07-01T22:50:00Z' });
    const [early, late] = [await shop.pay(), await shop.pay()];
    expect((await instruct(early, 'void')).status).toBe(201);
    await shop.admin('clock', { now: '2026-07-01T23:01:00Z' });
    expect(await instruct(late, 'void')).toMatchObject({ status: 403, body: { code: 1017 } });
  });

  it('takes no void when part has gone back, until that part is voided itself', async () => {
    const payment = await shop.pay();
    const part = await refund(payment, 1000);
    expect(await instruct(payment, 'void')).toMatchObject({ status: 403, body: { code: 1017 } });
    expect((await instruct(part, 'void')).status).toBe(201);
    expect((await instruct(payment, 'void')).status).toBe(201);
  });

  it('refuses instructions that are empty or not allowed', async () => {
    const payment = await shop.pay();
    expect(listErrors(await instruct(payment, ''))).toEqual([[1003, 'instructionType']]);
    expect(listErrors(await instruct(payment, 'burn'))).toEqual([[1009, 'instructionType']]);
    expect(await instruct(payment, 'abort')).toMatchObject({ status: 403, body: { code: 1014 } });
    expect(await instruct(payment, 'cancel')).toMatchObject({ status: 403, body: { code: 1014 } });
    expect(await instruct(await shop.payWithChallenge(), 'void')).toMatchObject({ status: 404 });
  });

  it('takes nothing while it is deferred, then what is released', async () => {
    const [kept, dropped] = [
      await shop.pay({ transactionType: 'Deferred' }),
      await shop.pay({ transactionType: 'Deferred' }),
    ];
    expect(kept.body).toMatchObject({ statusCode: '0000', transactionType: 'Deferred' });
    expect(await instruct(kept, 'release', { amount: 4001 })).toMatchObject({
      status: 403,
      body: { code: 1021 },
    });
    expect((await instruct(kept, 'release', { amount: 3000 })).status).toBe(201);
    expect(await instruct(kept, 'release', { amount: 1 })).toMatchObject({
      status: 403,
      body: { code: 1014 },
    });
    expect((await instruct(dropped, 'abort')).status).toBe(201);
    expect(await shop.listTransactions()).toMatchObject([{ taken: 3000 }, { statusCode: '2006', taken: 0 }]);
  });
});
