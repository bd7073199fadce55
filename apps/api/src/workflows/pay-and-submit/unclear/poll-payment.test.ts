import { afterEach, describe, expect, it } from 'vitest';
import { payer } from '../../../testing/faulty-payment.ts';
import { filingState } from '../../../testing/payable-filing.ts';
import { testApi } from '../../../testing/test-api.ts';

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

describe('an unclear payment that somebody has looked up', () => {
  /** Money was taken, and neither we nor the reporting service can say so. */
  async function unclear() {
    const world = await payer();
    await world.api.payments.admin('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await world.fault('drop-after');
    const { paymentId } = (await world.customer.pay()).body;
    const [transaction] = await world.taken();
    const { customer, filing, api } = world;
    return {
      ...world,
      transactionId: transaction?.transactionId ?? '',
      decide: (transactionId?: string) =>
        customer.post('ResolveUnclearPayment', {
          paymentId,
          outcome: 'taken',
          reason: 'Seen in the portal',
          ...(transactionId !== undefined && { transactionId }),
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
    expect((await decide()).body.errors).toHaveProperty('transactionId');
    const decided = await decide(` ${transactionId.toLowerCase()} `);
    expect(decided.body).toMatchObject({
      state: 'confirmed',
      transactionId,
      statusDetail: 'The Authorisation was Successful.',
      cardType: 'Visa',
      cardLastFour: '0006',
    });
    expect(await filingState(api, filing)).not.toBe('awaiting-payment');
    const rows = await api.server.platform.database.pool.session((session) =>
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
    expect(reply.body.errors.transactionId).toContain('knows no transaction with this id');
    expect((await decide('../transactions')).body.errors.transactionId).toContain(
      'letters, digits and hyphens',
    );
    await stillUnclear();
  });

  it('does not count as taken by a payment of another account', async () => {
    const other = await payer();
    const paid = (await other.customer.pay()).body;
    const { decide, stillUnclear } = await unclear();
    expect((await decide(paid.transactionId)).body.errors).toEqual({
      transactionId: 'This transaction is another payment’s',
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
    await api.payments.admin('POST', 'faults', {
      ...fault,
      body: JSON.stringify(body),
      contentType: 'application/json',
    });
    expect((await decide(transactionId)).body.errors).toEqual({ transactionId: words });
    await stillUnclear();
  });

  it.each([
    ['does not answer in time', { kind: 'timeout-before' }],
    ['cuts the line', { kind: 'drop-before' }],
    ['stumbles', { kind: 'status', status: 502 }],
    ['talks nonsense', { kind: 'malformed' }],
  ])('stays undecided while the gateway %s, and is decided later', async (_how, fault) => {
    const { api, decide, stillUnclear, transactionId } = await unclear();
    await api.payments.admin('POST', 'faults', {
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
    await api.payments.admin('DELETE', 'faults');
    const decided = await decide('11111111-2222-3333-4444-555555555555');
    expect(decided.body).toMatchObject({ state: 'confirmed', transactionId });
  });
});
