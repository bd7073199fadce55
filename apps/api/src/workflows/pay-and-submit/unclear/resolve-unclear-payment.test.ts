import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { payment } from '../../../platform/database/schema.ts';
import { answerBank, filingState, notify } from '../../../testing/payable-filing.ts';
import { payer } from '../../../testing/faulty-payment.ts';
import { testApi } from '../../../testing/test-api.ts';
import { pollPayments } from '../payment-jobs.ts';

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

describe('a payment whose answer is lost', () => {
  it.each([
    ['cut off after it was carried out', 'drop-after', {}],
    ['left without an answer', 'timeout-after', {}],
    ['answered by a fault of the gateway', 'status-after', { status: 502 }],
    ['answered by nonsense', 'malformed', {}],
  ])('%s is not known, then found paid, and paid once', async (_how, kind, more) => {
    const { api, filing, customer, fault, taken } = await payer();
    await fault(kind, more);
    const reply = await customer.pay();
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      state: 'unclear',
      wasCharged: 'not-known',
      mayRetry: false,
      mayCancel: false,
      statusDetail: 'It is not yet known whether the card was charged. Do not pay again.',
    });
    expect(await customer.until('confirmed')).toMatchObject({ statusCode: '0000', wasCharged: 'yes' });
    expect(await filingState(api, filing)).not.toBe('awaiting-payment');
    expect(await taken()).toMatchObject([{ taken: 5600 }]);
  });

  it.each([
    ['cut off before it was carried out', 'drop-before', {}],
    ['lost on its way', 'timeout-before', {}],
    ['turned away by a fault of the gateway', 'status', { status: 503 }],
  ])('%s was not charged, once the gateway has said so, and may be tried again', async (_how, kind, more) => {
    const { customer, filing, fault, taken } = await payer();
    await fault(kind, more);
    expect((await customer.pay()).body).toMatchObject({ state: 'unclear', mayRetry: false });
    const early = await customer.post('RetryPayment', { filingId: filing.filingId });
    if (early.status === 409) expect(early.body.code).toBe('payment-unclear');
    else expect(early.body.state).toBe('created');
    if (early.status === 409) {
      expect(await customer.until('expired')).toMatchObject({ wasCharged: 'no', mayRetry: true });
    }
    expect(await taken()).toEqual([]);
    expect((await customer.pay()).body.statusCode).toBe('0000');
  });

  it('takes no other payment, and is not withdrawn, while nobody knows', async () => {
    const { api, account, filing, customer, fault } = await payer();
    await api.payments.admin('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await fault('drop-after');
    const { paymentId } = (await customer.pay()).body;
    expect((await customer.pay()).body.code).toBe('payment-unclear');
    const { filingId } = filing;
    expect((await customer.post('RetryPayment', { filingId })).body.code).toBe('payment-unclear');
    expect((await customer.post('CancelPayment', { paymentId })).body.code).toBe('payment-unclear');
    for (const call of ['WithdrawFiling', 'ReturnFilingToDraft']) {
      const reply = await account.main.call('POST', `/api/Submissions/${call}`, { filingId });
      expect(reply.body.code).toBe('payment-unclear');
    }
    const receipt = await account.main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`);
    expect(receipt.body.entity[0]).toMatchObject({
      canWithdraw: false,
      payments: [{ paymentId, act: 'resolve' }],
    });
    const decided = await customer.post('ResolveUnclearPayment', {
      paymentId,
      outcome: 'not-taken',
      reason: 'Not in the portal',
    });
    expect(decided.body).toMatchObject({ state: 'refused', wasCharged: 'no', mayRetry: true });
    const again = await customer.post('ResolveUnclearPayment', {
      paymentId,
      outcome: 'taken',
      transactionId: 'x',
      reason: 'Second thoughts',
    });
    expect(again.body.code).toBe('payment-not-unclear');
  });

  it('is settled by looking after a crash between the gateway’s answer and ours', async () => {
    const { api, account, customer, fault, taken } = await payer();
    await api.payments.admin('POST', 'faults', {
      kind: 'status',
      path: '^/reporting',
      status: 503,
      times: 1,
    });
    await fault('drop-after');
    const { paymentId } = (await customer.pay()).body;
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      tx
        .update(payment)
        .set({ state: 'submitted', submittedAt: sql`now() - interval '1 minute'`, nextLookAt: null })
        .where(eq(payment.id, paymentId)),
    );
    await pollPayments(api.server.platform);
    expect(await customer.until('confirmed')).toMatchObject({ wasCharged: 'yes' });
    expect(await taken()).toMatchObject([{ taken: 5600 }]);
  });

  it('of a challenge is asked for, and never handed in twice', async () => {
    const { api, customer, taken } = await payer();
    const challenge = (await customer.pay({ name: 'CHALLENGE' })).body;
    const path = '3d-secure-challenge$';
    await api.payments.admin('POST', 'faults', { kind: 'drop-after', method: 'POST', path, times: 1 });
    const cres = await answerBank(challenge);
    await notify(api, cres);
    await notify(api, cres);
    expect(await customer.until('confirmed')).toMatchObject({ statusCode: '0000' });
    expect(await taken()).toMatchObject([{ taken: 5600 }]);
  });

  it('of a challenge that never arrived stays unknown until the gateway can no longer take it', async () => {
    const { api, account, customer } = await payer();
    const challenge = (await customer.pay({ name: 'CHALLENGE' })).body;
    const path = '3d-secure-challenge$';
    await api.payments.admin('POST', 'faults', { kind: 'drop-before', method: 'POST', path, times: 1 });
    await notify(api, await answerBank(challenge));
    expect(await customer.state()).toMatchObject({ state: 'unclear', mayRetry: false });
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      tx
        .update(payment)
        .set({ challengeUntil: new Date('2026-11-20T09:00:00Z'), nextLookAt: null })
        .where(eq(payment.id, challenge.paymentId)),
    );
    await pollPayments(api.server.platform);
    expect(await customer.until('expired')).toMatchObject({ wasCharged: 'no', mayRetry: true });
  });

  it('that could not be sent at all was not charged', async () => {
    const { api, customer, filing } = await payer();
    const order = await customer.order();
    // A spent card identifier: refused as a whole, before any bank is asked.
    await api.payments.admin('POST', 'expire-keys');
    expect((await customer.submit(order)).body).toMatchObject({
      state: 'refused',
      statusCode: '1011',
      wasCharged: 'no',
    });
    expect((await customer.post('RetryPayment', { filingId: filing.filingId })).body.state).toBe('created');
  });
});
