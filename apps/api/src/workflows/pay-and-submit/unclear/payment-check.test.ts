import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { payment } from '../../../platform/database/schema.ts';
import { answerBank, notify, payableFiling, payerOf } from '../../../testing/payable-filing.ts';
import { payer } from '../../../testing/faulty-payment.ts';
import { startTestApi, type TestAccount, testApi, type TestApi } from '../../../testing/test-api.ts';
import { pollPayment, pollPayments } from '../payment-jobs.ts';

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

/** Puts a payment to where time or a crash would have brought it. */
function change(
  api: TestApi,
  { accountId }: TestAccount,
  paymentId: string,
  values: Record<string, unknown>,
): Promise<unknown> {
  return api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
    tx.update(payment).set(values).where(eq(payment.id, paymentId)),
  );
}

const nextLook = (api: TestApi, { accountId }: TestAccount, paymentId: string) =>
  api.server.platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const [row] = await tx
      .select({ seconds: sql<number>`extract(epoch from ${payment.nextLookAt} - now())::float` })
      .from(payment)
      .where(eq(payment.id, paymentId));
    return row?.seconds ?? 0;
  });

const receiptOf = async ({ main }: TestAccount, filingId: string) =>
  (await main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`)).body.entity[0];

describe('a payment that is being checked', () => {
  const ago = (seconds: number) => sql`now() - ${seconds} * interval '1 second'`;

  it('says what is asked and by when it is settled, on the receipt as well', async () => {
    const { api, account, filing, customer, fault } = await payer();
    await api.payments.admin('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await fault('drop-after');
    const before = Date.now();
    const { check } = (await customer.pay()).body;
    expect(check).toMatchObject({ progress: 'running', about: 'payment', askedAgainBy: null });
    const settledBy = Date.parse(check.settledBy);
    expect(settledBy).toBeGreaterThan(before);
    expect(settledBy - Date.now()).toBeLessThan(120_000);
    const receipt = await receiptOf(account, filing.filingId);
    expect(receipt.payments[0].check).toEqual(check);
    expect(receipt.next).toContain('Its payment is being checked');

    await api.payments.admin('DELETE', 'faults');
    expect(await customer.until('confirmed')).toMatchObject({ check: null });
    expect(Date.now()).toBeLessThan(settledBy);
    expect((await receiptOf(account, filing.filingId)).payments[0].check).toBeNull();
  });

  it('is looked at as soon as it can be decided, however long the waits have grown', async () => {
    const { api, account, customer, fault } = await payer();
    await api.payments.admin('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await fault('drop-after');
    const { paymentId } = (await customer.pay()).body;
    const { accountId } = account;
    // Sent so lately that it could not be told yet, and asked for often already.
    await change(api, account, paymentId, { looks: 10, nextLookAt: null, submittedAt: ago(-5) });
    await pollPayment(api.server.platform, { paymentId, accountId });
    expect(await nextLook(api, account, paymentId)).toBeLessThan(12);
    await change(api, account, paymentId, { looks: 10, nextLookAt: null, submittedAt: ago(10) });
    await pollPayment(api.server.platform, { paymentId, accountId });
    expect(await nextLook(api, account, paymentId)).toBeGreaterThan(1000);
  });

  it('says so when the card service has not answered in time, and when it is asked again', async () => {
    const { api, account, customer, fault } = await payer();
    await api.payments.admin('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await fault('drop-after');
    const { paymentId } = (await customer.pay()).body;
    await change(api, account, paymentId, { looks: 12, nextLookAt: ago(-900), submittedAt: ago(3600) });
    const { check } = await customer.state();
    expect(check).toMatchObject({ progress: 'late', about: 'payment' });
    expect(Date.parse(check.settledBy)).toBeLessThan(Date.now());
    expect(Date.parse(check.askedAgainBy) - Date.now()).toBeGreaterThan(800_000);
    expect(Date.parse(check.askedAgainBy) - Date.now()).toBeLessThan(1_020_000);
  });

  it('of a challenge is decided once the gateway can take no answer any longer', async () => {
    const { api, customer } = await payer();
    const challenge = (await customer.pay({ name: 'CHALLENGE' })).body;
    expect(challenge.check).toBeNull();
    const path = '3d-secure-challenge$';
    await api.payments.admin('POST', 'faults', { kind: 'drop-before', method: 'POST', path, times: 1 });
    await notify(api, await answerBank(challenge));
    const { state, check } = await customer.state();
    expect([state, check.progress, check.about]).toEqual(['unclear', 'running', 'bank']);
    const afterChallenge = Date.parse(check.settledBy) - Date.parse(challenge.challengeUntil);
    expect(afterChallenge).toBeGreaterThan(300_000);
    expect(afterChallenge).toBeLessThan(420_000);
  });

  it('has a look of its own at the end of a challenge', async () => {
    const { api, customer } = await payer();
    const { paymentId } = (await customer.pay({ name: 'CHALLENGE' })).body;
    const jobs = await api.server.platform.database.pool.session((session) =>
      session.objects(
        `select extract(epoch from start_after - created_on)::float as after from job.job
          where singleton_key = 'end of challenge ' || $1`,
        [paymentId],
      ),
    );
    expect(jobs).toEqual([{ after: expect.closeTo(901, 0) }]);
  });
});

describe('a payment at an installation without a reporting service', () => {
  it('that a crash has left behind is settled by a person, and the page can say so', async () => {
    const api = await startTestApi({
      MODE: 'test',
      SECRETS_KEY: 'a key that is long enough for a test',
      PAYMENT_REPORTING_URL: '',
    });
    try {
      const account = await api.newAccount();
      const filing = await payableFiling(api, account);
      const customer = payerOf(api, account.main, filing);
      await api.payments.admin('POST', 'faults', {
        kind: 'drop-after',
        method: 'POST',
        path: '/transactions$',
        times: 1,
      });
      const { paymentId } = (await customer.pay()).body;
      await change(api, account, paymentId, {
        state: 'submitted',
        submittedAt: sql`now() - interval '1 minute'`,
        nextLookAt: null,
      });
      expect((await customer.state()).check).toMatchObject({ progress: 'running', settledBy: null });
      await pollPayments(api.server.platform);
      expect(await customer.state()).toMatchObject({
        state: 'unclear',
        check: { progress: 'by-person', settledBy: null, askedAgainBy: null },
      });
      expect((await receiptOf(account, filing.filingId)).payments[0]).toMatchObject({
        act: 'resolve',
        check: { progress: 'by-person' },
      });
      const order = { paymentId, outcome: 'not-taken', reason: 'Not in the portal' };
      const decided = await customer.post('ResolveUnclearPayment', order);
      expect(decided.body).toMatchObject({ state: 'refused', check: null, mayRetry: true });
    } finally {
      await api.close();
    }
  });
});
