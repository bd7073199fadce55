import { expect } from 'vitest';
import { gatewayTransactions, payableFiling, payerOf } from './payable-filing.ts';
import { testApi } from './test-api.ts';

/** A payment whose bank wants to see the cardholder. */
export async function challenged() {
  const api = await testApi();
  const account = await api.newAccount();
  const filing = await payableFiling(api, account);
  const customer = payerOf(api, account.main, filing);
  const { body: challenge } = await customer.pay({ name: 'CHALLENGE' });
  expect(challenge).toMatchObject({
    state: 'challenge',
    statusCode: '2021',
    wasCharged: 'no',
    mayCancel: true,
  });
  const taken = async () => {
    const all = await gatewayTransactions(api);
    return all.find(({ transactionId }) => transactionId === challenge.transactionId)?.taken;
  };
  return { api, account, filing, customer, challenge, taken };
}

export type Challenged = Awaited<ReturnType<typeof challenged>>;
