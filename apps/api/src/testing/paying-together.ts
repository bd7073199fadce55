import { ada, type CardOrder, gatewayTransactions, handOverCard, payableFiling } from './payable-filing.ts';
import type { QueuedFiling } from './queued-filing.ts';
import { type TestAccount, type TestApi, testApi, type TestPerson, type TestReply } from './test-api.ts';

/** Somebody at the payment window with several filings, each of £56. */
export function payerOfSeveral(api: TestApi, person: TestPerson, filings: readonly QueuedFiling[]) {
  const post = (call: string, body: object) => person.call('POST', `/api/PaymentsGateway/${call}`, body);
  const filingIds = filings.map(({ filingId }) => filingId);
  const order = async ({ with: other, ...card }: CardOrder = {}) => {
    const key = (await post('getmerchantsessionkey', {})).body;
    return {
      filingIds,
      ...(await handOverCard(api, key, card)),
      totalAmount: 5600 * filings.length,
      ...ada,
      ...other,
    };
  };
  return {
    post,
    order,
    filingIds,
    submit: (body: object) => post('PayForFilings', body),
    pay: async (card?: CardOrder): Promise<TestReply> => post('PayForFilings', await order(card)),
    summaries: () => post('GetPaymentSummaries', { filingIds }),
    /** Where the payment of each stands. */
    states: async (): Promise<string[]> => {
      const states: string[] = [];
      for (const filingId of filingIds) {
        const path = `/api/PaymentsGateway/GetPaymentState?filingId=${filingId}`;
        states.push((await person.call('GET', path)).body.state);
      }
      return states;
    },
  };
}

/** An account with two filings of two companies, both to be paid for. */
export async function twoToPay() {
  const api = await testApi();
  const account = await api.newAccount();
  const filings = [await payableFiling(api, account), await payableFiling(api, account)] as const;
  return { api, account, filings, customer: payerOfSeveral(api, account.main, filings) };
}

/** What the gateway took from the customers of an account, and by how many charges. */
export async function takenFrom(api: TestApi, account: TestAccount) {
  const { body } = await account.main.call('GET', '/api/PaymentsGateway/GetPaymentDetails');
  const codes = new Set(body.entity.map(({ vendorTxCode }: { vendorTxCode: string }) => vendorTxCode));
  const all = (await gatewayTransactions(api)).filter(({ vendorTxCode }) => codes.has(vendorTxCode));
  const charges = all.filter(({ statusCode }) => statusCode === '0000');
  return { charges: charges.length, taken: charges.reduce((sum, { taken }) => sum + taken, 0) };
}
