import { gatewayTransactions, payableFiling, payerOf } from './payable-filing.ts';
import { testApi } from './test-api.ts';

/** Somebody with a filing to pay for, at a gateway that can be made to fail. */
export async function payer() {
  const api = await testApi();
  const account = await api.newAccount();
  const filing = await payableFiling(api, account);
  const fault = (kind: string, more: object = {}) =>
    api.payments.admin('POST', 'faults', {
      kind,
      method: 'POST',
      path: '/transactions$',
      times: 1,
      ...more,
    });
  /** What the gateway has taken for the only payment of the account. */
  const taken = async () => {
    const list = await account.main.call('GET', '/api/PaymentsGateway/GetPaymentDetails');
    const code = list.body.entity[0].vendorTxCode;
    return gatewayTransactions(api, code);
  };
  return { api, account, filing, fault, taken, customer: payerOf(api, account.main, filing) };
}
