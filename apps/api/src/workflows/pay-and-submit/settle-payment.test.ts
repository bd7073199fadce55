import { afterEach, describe, expect, it } from 'vitest';
import { findFiling, updateFiling } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { challenged } from '../../testing/challenged-payment.ts';
import { answerBank, filingState } from '../../testing/payable-filing.ts';
import { until } from '../../testing/make-call.ts';
import { testApi } from '../../testing/test-api.ts';
import { pollPayment } from './payment-jobs.ts';

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

describe('a payment that was given up and was taken after all', () => {
  it('is given back where its filing went on its way without one', async () => {
    const { api, account, filing, customer, challenge, taken } = await challenged();
    const { platform } = api.server;
    const { accountId, filingId } = filing;
    const cRes = await answerBank(challenge);
    await customer.post('CancelPayment', { paymentId: challenge.paymentId });
    await account.main.call('POST', '/api/Submissions/ReturnFilingToDraft', { filingId });
    // Somebody else pays the registry for the period meanwhile: there is nothing to pay any more.
    await platform.database.transaction({ as: 'account', accountId }, async (tx) => {
      await updateFiling(tx, filingId, { feePence: 0, feeReason: 'period-already-paid' });
      for (const to of ['ready', 'queued'] as const) {
        const now = await findFiling(tx, filingId);
        if (now !== undefined) await moveFiling(tx, platform, now, { to, why: 'nothing to pay' });
      }
    });
    expect(await filingState(api, filing)).toBe('queued');
    await platform.payments.submitChallengeResult({ transactionId: challenge.transactionId, cRes });
    expect(await taken()).toBe(5600);

    await pollPayment(platform, { paymentId: challenge.paymentId, accountId });
    await until(taken, (pence) => pence === 0, 60_000);
    expect(await customer.until('voided', 'refunded')).toMatchObject({ wasCharged: 'given-back' });
  });
});
