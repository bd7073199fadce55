import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayTransactions, filingState, payableFiling, payerOf } from '../../../testing/payable-filing.ts';
import { readFiling, untilState } from '../../../testing/queued-filing.ts';
import { refuseNextOf } from '../../../testing/gate-refusal.ts';
import { testApi } from '../../../testing/test-api.ts';
import { pollPayment, pollPayments } from '../payment-jobs.ts';
import { findLatestReversal } from './reversal-queries.ts';
import { until } from '../../../testing/make-call.ts';

/** A filing that was paid for and rejected by the registry: its payment may cover a correction, or be given back. */
async function rejected() {
  const api = await testApi();
  const account = await api.newAccount();
  const filing = await payableFiling(api, account);
  await api.registry.admin('POST', 'gateway/rules', {
    companyNumber: filing.number,
    outcome: 'reject',
    code: '1',
  });
  const customer = payerOf(api, account.main, filing);
  const { paymentId, transactionId } = (await customer.pay()).body;
  await untilState(api.server.platform, filing, 'rejected');
  const atGateway = async () =>
    (await gatewayTransactions(api)).find((one) => one.transactionId === transactionId);
  const submissions = (call: string) =>
    account.main.call('POST', `/api/Submissions/${call}`, { filingId: filing.filingId });
  return { api, account, filing, customer, paymentId, atGateway, submissions };
}

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

describe('giving a payment back', () => {
  it('takes it back on its day, once', async () => {
    const { customer, paymentId, atGateway } = await rejected();
    const order = { paymentId, reason: 'Not to be filed' };
    const replies = await Promise.all([
      customer.post('VoidPayment', order),
      customer.post('VoidPayment', order),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await customer.state()).toMatchObject({ state: 'voided', wasCharged: 'given-back' });
    expect(await atGateway()).toMatchObject({ taken: 0, voided: true });
    expect((await customer.post('RefundPayment', order)).body.code).toBe('payment-not-reversible');
  });

  it('refunds the whole of it', async () => {
    const { customer, paymentId, atGateway } = await rejected();
    const reply = await customer.post('RefundPayment', { paymentId, reason: 'Withdrawn' });
    expect(reply.body).toMatchObject({ state: 'refunded', wasCharged: 'given-back' });
    expect(await atGateway()).toMatchObject({ taken: 0, refunded: 5600 });
  });

  it.each([
    ['VoidPayment', 'instructions$', 'voided'],
    ['RefundPayment', '/transactions$', 'refunded'],
  ])(
    'finds out what became of a %s whose answer was lost, and does not repeat it',
    async (call, path, state) => {
      const { api, account, customer, paymentId, atGateway } = await rejected();
      await api.payments.admin('POST', 'faults', { kind: 'drop-after', method: 'POST', path, times: 1 });
      const order = { paymentId, reason: 'Not to be filed' };
      expect((await customer.post(call, order)).body.code).toBe('payment-reversal-unclear');
      expect((await customer.post('RefundPayment', order)).body.code).toBe('payment-reversal-unclear');
      await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
        tx.execute(sql`update payment_reversal set sent_at = now() - interval '1 minute'`),
      );
      await pollPayments(api.server.platform);
      expect(await customer.until('voided', 'refunded')).toMatchObject({ state });
      expect(await atGateway()).toMatchObject({ taken: 0 });
    },
  );

  it('is not taken as refused while its request may still be on its way', async () => {
    const { api, account, customer, paymentId, atGateway } = await rejected();
    await api.payments.admin('POST', 'faults', {
      kind: 'drop-before',
      method: 'POST',
      path: '/transactions$',
      times: 1,
    });
    const order = { paymentId, reason: 'Not to be filed' };
    expect((await customer.post('RefundPayment', order)).body.code).toBe('payment-reversal-unclear');
    const { database } = api.server.platform;
    const scope = { as: 'account', accountId: account.accountId } as const;
    const stateOf = () =>
      database.transaction(scope, async (tx) => (await findLatestReversal(tx, paymentId))?.state);

    await pollPayment(api.server.platform, { paymentId, accountId: account.accountId });
    expect(await stateOf()).toBe('unclear');
    expect((await customer.post('RefundPayment', order)).body.code).toBe('payment-reversal-unclear');

    await database.transaction(scope, (tx) =>
      tx.execute(sql`update payment_reversal set sent_at = now() - interval '1 minute'`),
    );
    const polled = async () => {
      await pollPayments(api.server.platform);
      return stateOf();
    };
    await until(polled, (state) => state === 'refused');
    expect((await customer.post('RefundPayment', order)).body).toMatchObject({ state: 'refunded' });
    expect(await atGateway()).toMatchObject({ taken: 0, refunded: 5600 });
  });

  it.each([
    ['not-refunded', 'confirmed', 0],
    ['refunded', 'refunded', 5600],
  ])(
    'is decided as %s by who looked it up, where the gateway cannot be asked',
    async (outcome, state, atFirst) => {
      const { api, account, customer, filing, paymentId, atGateway } = await rejected();
      const { call } = account.main;
      const refund = () => customer.post('RefundPayment', { paymentId, reason: 'Not to be filed' });
      const decide = (what: string) =>
        customer.post('ResolveUnclearPayment', { paymentId, outcome: what, reason: 'Portal' });
      const kind = atFirst === 0 ? 'drop-before' : 'drop-after';
      await api.payments.admin('POST', 'faults', { kind, method: 'POST', path: '/transactions$', times: 1 });
      await api.payments.admin('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
      expect((await decide(outcome)).body.code).toBe('payment-not-unclear');
      expect((await refund()).body.code).toBe('payment-reversal-unclear');
      const receipt = await call('GET', `/api/Submissions/GetSubmission?filingId=${filing.filingId}`);
      expect(receipt.body.entity[0].payments).toMatchObject([{ paymentId, act: 'resolve-refund' }]);
      const early = await decide(outcome);
      expect(early.body).toMatchObject({
        code: 'payment-reversal-unclear',
        detail: expect.stringContaining('Look it up again in a minute'),
      });

      const { database, live } = api.server.platform;
      const scope = { as: 'account', accountId: account.accountId } as const;
      await database.transaction(scope, (tx) =>
        tx.execute(sql`update payment_reversal set sent_at = now() - interval '1 minute'`),
      );
      const cursor = await live.begin(scope);
      expect((await decide(outcome)).body).toMatchObject({ state });
      expect(await live.read({ scope, userId: account.main.userId, cursor })).toMatchObject([
        { topic: 'payment', payload: { paymentId, state } },
      ]);
      const decided = await database.transaction(scope, (tx) =>
        tx.execute(sql`select action, actor, details ->> 'why' from activity order by sequence desc limit 1`),
      );
      const action = outcome === 'refunded' ? 'payment.refunded' : 'payment.not-refunded';
      expect(decided).toEqual([[action, `person:${account.main.userId}`, 'looked up: Portal']]);
      expect(await atGateway()).toMatchObject({ refunded: atFirst });
      expect((await decide(outcome)).body.code).toBe('payment-not-unclear');
      if (outcome === 'refunded') return;
      expect((await refund()).body).toMatchObject({ state: 'refunded' });
      expect(await atGateway()).toMatchObject({ refunded: 5600 });
    },
  );

  it('is refused while the filing is with the registry', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const filing = await payableFiling(api, account);
    const customer = payerOf(api, account.main, filing);
    const { paymentId } = (await customer.pay()).body;
    await untilState(api.server.platform, filing, 'accepted');
    const reply = await customer.post('RefundPayment', { paymentId, reason: 'Why not' });
    expect(reply.body.code).toBe('payment-in-use');
    const withdrawn = await account.main.call('POST', '/api/Submissions/WithdrawFiling', {
      filingId: filing.filingId,
    });
    expect(withdrawn.body.code).toBe('filing-in-flight');
  });
});

describe('a filing that Companies House did not take in', () => {
  it('is not sent again once its payment was refunded', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const filing = await payableFiling(api, account);
    await refuseNextOf(api, filing, { number: '5006', text: 'Insufficient funds' });
    const customer = payerOf(api, account.main, filing);
    const { paymentId } = (await customer.pay()).body;
    await untilState(api.server.platform, filing, 'failed');
    const refunded = await customer.post('RefundPayment', { paymentId, reason: 'Not to be filed' });
    expect(refunded.body).toMatchObject({ state: 'refunded' });
    const again = await account.main.call('POST', '/api/Submissions/ResendFiling', {
      filingId: filing.filingId,
    });
    expect(again.body).toMatchObject({ code: 'filing-not-resendable' });
    expect(again.body.detail).toContain('refunded');
    expect(await filingState(api, filing)).toBe('failed');
  });
});

describe('withdrawing a filing', () => {
  it('gives its payment back', async () => {
    const { api, account, filing, customer, atGateway, submissions } = await rejected();
    const receipt = async () =>
      (await account.main.call('GET', `/api/Submissions/GetSubmission?filingId=${filing.filingId}`)).body
        .entity[0];
    expect(await receipt()).toMatchObject({ canWithdraw: true, payments: [{ act: null }] });
    expect((await submissions('WithdrawFiling')).body).toEqual({ done: true });
    expect(await filingState(api, filing)).toBe('withdrawn');
    await until(customer.state, ({ state }) => state === 'voided' || state === 'refunded');
    expect(await atGateway()).toMatchObject({ taken: 0 });
    expect(await receipt()).toMatchObject({ canWithdraw: false, payments: [{ act: null }] });
  });

  it('that waits for its payment gives up the attempt, and nothing was charged', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const filing = await payableFiling(api, account);
    const customer = payerOf(api, account.main, filing);
    const challenge = (await customer.pay({ name: 'CHALLENGE' })).body;
    const body = { filingId: filing.filingId };
    expect((await account.main.call('POST', '/api/Submissions/WithdrawFiling', body)).status).toBe(200);
    expect((await readFiling(api.server.platform, filing)).attempt).toMatchObject({ secretsSealed: null });
    const receipt = await account.main.call(
      'GET',
      `/api/Submissions/GetSubmission?filingId=${filing.filingId}`,
    );
    expect(receipt.body.entity[0].next).toBe('Nothing more happens. Nothing was paid for it.');
    expect(receipt.body.entity[0].timeline.at(-1).why).toBe('Withdrawn.');
    expect(await customer.state()).toMatchObject({
      paymentId: challenge.paymentId,
      state: 'cancelled',
      wasCharged: 'no',
    });
    expect((await customer.pay()).body.code).toBe('filing-not-awaiting-payment');
    const stranger = (await api.newAccount()).main;
    expect((await stranger.call('POST', '/api/Submissions/WithdrawFiling', body)).status).toBe(404);
  });
});
