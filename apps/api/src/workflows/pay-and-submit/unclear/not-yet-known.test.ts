import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { payer } from '../../../testing/faulty-payment.ts';
import { testApi } from '../../../testing/test-api.ts';
import { pollPayment } from '../payment-jobs.ts';

afterEach(async () => {
  await (await testApi()).payments.admin('DELETE', 'faults');
});

describe('a payment in which the gateway stumbled', () => {
  it('does not count as not taken because the gateway does not know its transaction yet', async () => {
    const { api, account, fault, customer } = await payer();
    await api.payments.admin('POST', 'faults', { kind: 'status', path: '^/reporting', status: 503 });
    await fault('status', {
      status: 201,
      contentType: 'application/json',
      body: JSON.stringify({
        transactionId: randomUUID(),
        statusCode: '2003',
        status: 'Error',
        statusDetail: 'An error has occurred on the server.',
      }),
    });
    const { paymentId, state } = (await customer.pay()).body;
    expect(state).toBe('unclear');
    await pollPayment(api.server.platform, { paymentId, accountId: account.accountId });
    expect(await customer.state()).toMatchObject({
      state: 'unclear',
      wasCharged: 'not-known',
      mayRetry: false,
    });
  });
});
