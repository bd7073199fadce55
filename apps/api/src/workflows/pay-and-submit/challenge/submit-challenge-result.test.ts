import { encodeMessage } from '@statbook/payment-client';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { payment } from '../../../platform/database/schema.ts';
import { type Challenged, challenged } from '../../../testing/challenged-payment.ts';
import { answerBank, filingState, notify } from '../../../testing/payable-filing.ts';
import { testApi } from '../../../testing/test-api.ts';
import { pollPayment, pollPayments } from '../payment-jobs.ts';

const timeoutText =
  "3D-Authentication failed due to session timeout. Click on 'Retry Payment' or contact the support portal.";

const outcome = ({ customer, challenge }: Challenged, more: object = {}) =>
  customer.post('Send3DSecureChallengeAsync', { transactionId: challenge.transactionId, ...more });

const changePayment = (
  { api, account, challenge }: Challenged,
  values: Partial<typeof payment.$inferInsert>,
) =>
  api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
    tx.update(payment).set(values).where(eq(payment.id, challenge.paymentId)),
  );

afterEach(async () => {
  const { payments } = await testApi();
  await payments.admin('DELETE', 'faults');
  await payments.admin('POST', 'switches', { challengeTimesOut: false });
});

describe('a challenge of the bank', () => {
  it('passed, pays for the filing', async () => {
    const paying = await challenged();
    const { api, challenge, filing } = paying;
    const page = await notify(api, await answerBank(challenge));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors');
    expect((await outcome(paying)).body).toMatchObject({ statusCode: '0000', state: 'confirmed' });
    expect(await filingState(api, filing)).not.toBe('awaiting-payment');
    expect(await paying.taken()).toBe(5600);
  });

  it('failed, takes nothing and lets the customer try again', async () => {
    const paying = await challenged();
    await notify(paying.api, await answerBank(paying.challenge, 'no idea'));
    expect((await outcome(paying)).body).toMatchObject({
      statusCode: '4026',
      state: 'refused',
      mayRetry: true,
    });
    const again = await paying.customer.pay();
    expect(again.body.statusCode).toBe('0000');
  });

  it('is answered once, however often the bank posts it and the window asks', async () => {
    const paying = await challenged();
    const cres = await answerBank(paying.challenge);
    const pages = await Promise.all([
      notify(paying.api, cres),
      notify(paying.api, cres),
      notify(paying.api, cres),
    ]);
    expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1);
    const outcomes = await Promise.all([outcome(paying), outcome(paying, { cRes: cres }), outcome(paying)]);
    expect(outcomes.map(({ body }) => body.statusCode)).toEqual(['0000', '0000', '0000']);
    expect(await paying.taken()).toBe(5600);
  });

  it('is handed in by the window where the bank posted nothing', async () => {
    const paying = await challenged();
    const cRes = await answerBank(paying.challenge);
    expect((await outcome(paying, { cRes })).body).toMatchObject({
      statusCode: '0000',
      transactionId: paying.challenge.transactionId,
    });
  });

  it('cannot be passed by a forged message', async () => {
    const paying = await challenged();
    const forged = encodeMessage({
      messageType: 'CRes',
      messageVersion: '2.1.0',
      acsTransID: paying.challenge.acsTransID,
      threeDSServerTransID: paying.challenge.acsTransID,
      challengeCompletionInd: 'Y',
      transStatus: 'Y',
    });
    await notify(paying.api, forged);
    const { body } = await outcome(paying);
    expect(body).toMatchObject({ state: 'refused', wasCharged: 'no' });
    expect(await paying.taken()).toBe(0);
  });

  it('gives the same page for nonsense, an unknown id and no message at all', async () => {
    const { api } = await challenged();
    const unknown = encodeMessage({ messageType: 'CRes', acsTransID: crypto.randomUUID(), transStatus: 'Y' });
    const pages = await Promise.all([notify(api, unknown), notify(api, '<script>'), notify(api, '')]);
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toContain('<script>');
  });

  it('that times out at the bank (402) leads to the session-timeout words', async () => {
    const paying = await challenged();
    await paying.api.payments.admin('POST', 'switches', { challengeTimesOut: true });
    await notify(paying.api, await answerBank(paying.challenge));
    const { body } = await outcome(paying);
    expect(body).toMatchObject({
      errorCode: '402',
      wasCharged: 'no',
      mayRetry: true,
      statusDetail: timeoutText,
    });
  });

  it('that the gateway no longer knows (1012) has expired', async () => {
    const paying = await challenged();
    const cRes = await answerBank(paying.challenge);
    const body = JSON.stringify({ code: 1012, description: 'Transaction not found' });
    const fault = {
      kind: 'status',
      method: 'POST',
      path: '3d-secure-challenge$',
      status: 404,
      times: 1,
      body,
    };
    await paying.api.payments.admin('POST', 'faults', { ...fault, contentType: 'application/json' });
    const { body: settled } = await outcome(paying, { cRes });
    expect(settled).toMatchObject({
      state: 'expired',
      statusCode: '1012',
      code: '1012',
      statusDetail: timeoutText,
    });
    expect(await paying.taken()).toBe(0);
  });

  it('that nobody answers expires after 15 minutes, when the gateway has confirmed that nothing was taken', async () => {
    const paying = await challenged();
    await changePayment(paying, { challengeUntil: new Date('2026-11-20T09:00:00Z') });
    await pollPayments(paying.api.server.platform);
    expect(await paying.customer.state()).toMatchObject({
      state: 'expired',
      statusDetail: timeoutText,
      mayRetry: true,
    });
    await notify(paying.api, await answerBank(paying.challenge));
    expect(await paying.customer.state()).toMatchObject({ state: 'expired', wasCharged: 'no' });
    expect(await paying.taken()).toBe(0);
  });

  it('given up takes nothing, whatever the bank posts afterwards', async () => {
    const paying = await challenged();
    const cancelled = await paying.customer.post('CancelPayment', { paymentId: paying.challenge.paymentId });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', wasCharged: 'no', mayRetry: true });
    await notify(paying.api, await answerBank(paying.challenge));
    expect((await outcome(paying)).body.state).toBe('cancelled');
    expect(await paying.taken()).toBe(0);
  });

  it('given up while the answer is on its way has one winner, and the books agree with the gateway', async () => {
    const paying = await challenged();
    const cres = await answerBank(paying.challenge);
    const cancel = paying.customer.post('CancelPayment', { paymentId: paying.challenge.paymentId });
    await Promise.all([cancel, notify(paying.api, cres)]);
    const { body } = await outcome(paying);
    expect(['cancelled', 'confirmed']).toContain(body.state);
    expect(await paying.taken()).toBe(body.state === 'confirmed' ? 5600 : 0);
  });

  it('cannot be given up or paid again once it was handed in', async () => {
    const paying = await challenged();
    await changePayment(paying, { handedInAt: new Date() });
    const cancel = await paying.customer.post('CancelPayment', { paymentId: paying.challenge.paymentId });
    expect(cancel.body.code).toBe('payment-under-way');
    expect((await paying.customer.state()).wasCharged).toBe('not-known');
    const retry = await paying.customer.post('RetryPayment', { filingId: paying.filing.filingId });
    expect(retry.body.code).toBe('payment-under-way');
  });

  it('paid after it was given up is attached to the filing that still waits for it', async () => {
    const paying = await challenged();
    await paying.customer.post('CancelPayment', { paymentId: paying.challenge.paymentId });
    await payBehindOurBack(paying);
    await pollLate(paying);
    expect(await paying.customer.state()).toMatchObject({ state: 'confirmed', wasCharged: 'yes' });
    expect(await filingState(paying.api, paying.filing)).not.toBe('awaiting-payment');
  });

  it('paid after it was given up is taken back where another payment covers the filing', async () => {
    const paying = await challenged();
    await paying.customer.post('CancelPayment', { paymentId: paying.challenge.paymentId });
    expect((await paying.customer.pay()).body.statusCode).toBe('0000');
    await payBehindOurBack(paying);
    expect(await paying.taken()).toBe(5600);
    await pollLate(paying);
    expect(await paying.taken()).toBe(0);
    const list = await paying.account.main.call('GET', '/api/PaymentsGateway/GetPaymentDetails');
    expect(list.body.entity.map(({ state }: { state: string }) => state).sort()).toEqual([
      'confirmed',
      'voided',
    ]);
  });
});

/** The bank's answer reaches the gateway by a way that is not ours: what must not happen, and may. */
async function payBehindOurBack({ api, challenge }: Challenged): Promise<void> {
  const cRes = await answerBank(challenge);
  const reply = await fetch(
    `${api.payments.apiUrl}/transactions/${challenge.transactionId}/3d-secure-challenge`,
    {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('demo-payment-key:demo-payment-password')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ cRes }),
    },
  );
  expect(reply.status).toBe(201);
}

/** The last look, which is made when the gateway can take no answer any longer. */
async function pollLate({ api, account, challenge }: Challenged): Promise<void> {
  await pollPayment(api.server.platform, {
    paymentId: challenge.paymentId,
    accountId: account.accountId,
  });
}
