import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { payment } from '../../platform/database/schema.ts';
import {
  answerBank,
  filingState,
  gatewayTransactions,
  notify,
  payableFiling,
  payerOf,
} from '../../testing/payable-filing.ts';
import { testApi } from '../../testing/test-api.ts';
import { lookAfterPayments } from './payment-jobs.ts';

async function payer() {
  const api = await testApi();
  const account = await api.newAccount();
  const filing = await payableFiling(api, account);
  const fault = (kind: string, more: object = {}) =>
    api.payments.control('POST', 'faults', {
      kind,
      method: 'POST',
      path: '/transactions$',
      times: 1,
      ...more,
    });
  /** What the gateway has taken for the only payment of the account. */
  const taken = async () => {
    const list = await account.main.call('GET', '/api/PaymentsGateway/GetPaymentDetails');
    const code = list.body.Entity[0].VendorTxCode;
    return gatewayTransactions(api, code);
  };
  return { api, account, filing, fault, taken, customer: payerOf(api, account.main, filing) };
}

afterEach(async () => {
  await (await testApi()).payments.control('DELETE', 'faults');
});

describe('a payment whose answer is lost', { timeout: 40_000 }, () => {
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
    const early = await customer.post('RetryPayment', { FilingId: filing.filingId });
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
    await api.payments.control('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await fault('drop-after');
    const { paymentId } = (await customer.pay()).body;
    expect((await customer.pay()).body.code).toBe('payment-unclear');
    const { filingId: FilingId } = filing;
    expect((await customer.post('RetryPayment', { FilingId })).body.code).toBe('payment-unclear');
    expect((await customer.post('CancelPayment', { PaymentId: paymentId })).body.code).toBe(
      'payment-unclear',
    );
    for (const call of ['WithdrawFiling', 'ReturnFilingToDraft']) {
      const reply = await account.main.call('POST', `/api/Submissions/${call}`, { FilingId });
      expect(reply.body.code).toBe('payment-unclear');
    }
    const receipt = await account.main.call('GET', `/api/Submissions/GetSubmission?FilingId=${FilingId}`);
    expect(receipt.body.Entity[0]).toMatchObject({
      CanWithdraw: false,
      Payments: [{ PaymentId: paymentId, Act: 'resolve' }],
    });
    const decided = await customer.post('ResolveUnclearPayment', {
      PaymentId: paymentId,
      Outcome: 'not-taken',
      Reason: 'Not in the portal',
    });
    expect(decided.body).toMatchObject({ state: 'refused', wasCharged: 'no', mayRetry: true });
    const again = await customer.post('ResolveUnclearPayment', {
      PaymentId: paymentId,
      Outcome: 'taken',
      TransactionId: 'x',
      Reason: 'Second thoughts',
    });
    expect(again.body.code).toBe('payment-not-unclear');
  });

  it('is settled by looking after a crash between the gateway’s answer and ours', async () => {
    const { api, account, customer, fault, taken } = await payer();
    await api.payments.control('POST', 'faults', {
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
    await lookAfterPayments(api.server.platform);
    expect(await customer.until('confirmed')).toMatchObject({ wasCharged: 'yes' });
    expect(await taken()).toMatchObject([{ taken: 5600 }]);
  });

  it('of a challenge is asked for, and never handed in twice', async () => {
    const { api, customer, taken } = await payer();
    const challenge = (await customer.pay({ name: 'CHALLENGE' })).body;
    const path = '3d-secure-challenge$';
    await api.payments.control('POST', 'faults', { kind: 'drop-after', method: 'POST', path, times: 1 });
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
    await api.payments.control('POST', 'faults', { kind: 'drop-before', method: 'POST', path, times: 1 });
    await notify(api, await answerBank(challenge));
    expect(await customer.state()).toMatchObject({ state: 'unclear', mayRetry: false });
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      tx
        .update(payment)
        .set({ challengeUntil: new Date('2026-11-20T09:00:00Z'), nextLookAt: null })
        .where(eq(payment.id, challenge.paymentId)),
    );
    await lookAfterPayments(api.server.platform);
    expect(await customer.until('expired')).toMatchObject({ wasCharged: 'no', mayRetry: true });
  });

  it('that could not be sent at all was not charged', async () => {
    const { api, customer, filing } = await payer();
    const order = await customer.order();
    // A spent card identifier: refused as a whole, before any bank is asked.
    await api.payments.control('POST', 'expire-keys');
    expect((await customer.submit(order)).body).toMatchObject({
      state: 'refused',
      statusCode: '1011',
      wasCharged: 'no',
    });
    expect((await customer.post('RetryPayment', { FilingId: filing.filingId })).body.state).toBe('created');
  });
});

describe('an unclear payment that somebody has looked up', { timeout: 40_000 }, () => {
  /** Money was taken, and neither we nor the reporting service can say so. */
  async function unclear() {
    const world = await payer();
    await world.api.payments.control('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await world.fault('drop-after');
    const { paymentId } = (await world.customer.pay()).body;
    const [transaction] = await world.taken();
    const { customer, filing, api } = world;
    return {
      ...world,
      transactionId: transaction?.transactionId ?? '',
      decide: (TransactionId?: string) =>
        customer.post('ResolveUnclearPayment', {
          PaymentId: paymentId,
          Outcome: 'taken',
          Reason: 'Seen in the portal',
          ...(TransactionId !== undefined && { TransactionId }),
        }),
      /** Nothing was decided. */
      stillUnclear: async () => {
        expect(await customer.state()).toMatchObject({ state: 'unclear', wasCharged: 'not-known' });
        expect(await filingState(api, filing)).toBe('awaiting-payment');
      },
    };
  }

  it('counts as taken once the gateway knows the transaction, and lets the filing go on', async () => {
    const { api, account, filing, decide, transactionId } = await unclear();
    expect((await decide()).body.errors).toHaveProperty('TransactionId');
    const decided = await decide(` ${transactionId.toLowerCase()} `);
    expect(decided.body).toMatchObject({
      state: 'confirmed',
      transactionId,
      statusDetail: 'The Authorisation was Successful.',
      cardType: 'Visa',
      cardLastFour: '0006',
    });
    expect(await filingState(api, filing)).not.toBe('awaiting-payment');
    const rows = await api.server.platform.database.engine.session((session) =>
      session.objects(
        "select details->>'why' as why from activity where account_id = $1 and action = 'payment.confirmed'",
        [account.accountId],
      ),
    );
    expect(rows).toEqual([{ why: 'looked up: Seen in the portal' }]);
  });

  it('does not count as taken by a transaction that the gateway does not know', async () => {
    const { decide, stillUnclear } = await unclear();
    const reply = await decide('11111111-2222-3333-4444-555555555555');
    expect(reply.status).toBe(400);
    expect(reply.body.errors.TransactionId).toContain('knows no transaction with this id');
    expect((await decide('../transactions')).body.errors.TransactionId).toContain(
      'letters, digits and hyphens',
    );
    await stillUnclear();
  });

  it('does not count as taken by a payment of another account', async () => {
    const other = await payer();
    const paid = (await other.customer.pay()).body;
    const { decide, stillUnclear } = await unclear();
    expect((await decide(paid.transactionId)).body.errors).toEqual({
      TransactionId: 'This transaction is another payment’s',
    });
    await stillUnclear();
  });

  it.each([
    [
      'declined',
      {
        statusCode: '2000',
        status: 'NotAuthed',
        statusDetail: 'The Authorisation was Declined by the bank.',
      },
      'Nothing was taken by this transaction. The card service says: The Authorisation was Declined by the bank.',
    ],
    [
      'of another sum',
      { amount: { totalAmount: 1200 } },
      'This transaction took £12.00, and the payment is of £56.00',
    ],
    [
      'a refund',
      { transactionType: 'Refund' },
      'This transaction is not a payment. Give the id of the payment itself',
    ],
  ])('does not count as taken by a transaction that is %s, and says so', async (_what, found, words) => {
    const { api, decide, stillUnclear, transactionId } = await unclear();
    const body = {
      transactionId,
      transactionType: 'Payment',
      statusCode: '0000',
      status: 'Ok',
      statusDetail: 'The Authorisation was Successful.',
      amount: { totalAmount: 5600 },
      currency: 'GBP',
      ...found,
    };
    const fault = { kind: 'status', method: 'GET', path: '/transactions/', status: 200, times: 1 };
    await api.payments.control('POST', 'faults', {
      ...fault,
      body: JSON.stringify(body),
      contentType: 'application/json',
    });
    expect((await decide(transactionId)).body.errors).toEqual({ TransactionId: words });
    await stillUnclear();
  });

  it.each([
    ['does not answer in time', { kind: 'timeout-before' }],
    ['cuts the line', { kind: 'drop-before' }],
    ['stumbles', { kind: 'status', status: 502 }],
    ['talks nonsense', { kind: 'malformed' }],
  ])('stays undecided while the gateway %s, and is decided later', async (_how, fault) => {
    const { api, decide, stillUnclear, transactionId } = await unclear();
    await api.payments.control('POST', 'faults', {
      ...fault,
      method: 'GET',
      path: '/transactions/',
      times: 1,
    });
    const reply = await decide(transactionId);
    expect([reply.status, reply.body.code]).toEqual([503, 'payment-not-provable']);
    await stillUnclear();
    expect((await decide(transactionId)).body).toMatchObject({ state: 'confirmed', transactionId });
  });

  it('is what the gateway itself says, whatever was found', async () => {
    const { api, decide, transactionId } = await unclear();
    await api.payments.control('DELETE', 'faults');
    const decided = await decide('11111111-2222-3333-4444-555555555555');
    expect(decided.body).toMatchObject({ state: 'confirmed', transactionId });
  });
});
