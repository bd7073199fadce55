import { type FilingApi, listTransactions } from './filing-api.ts';
import { presentTransaction } from './present-transaction.ts';
import { addEligibilityRoute, addResourceRoutes } from './resource-routes.ts';
import { settleTransactions } from './settle-transactions.ts';
import { addTransactionRoutes } from './transaction-routes.ts';

/** Filing by REST: transactions, registered office and registered e-mail address. */
export function addFilingApi(api: FilingApi): void {
  // Before it answers anything, the registry decides what is due.
  api.app.addHook('onRequest', async () => settleTransactions(api));
  addTransactionRoutes(api);
  addResourceRoutes(api, 'registered-office-address');
  addResourceRoutes(api, 'registered-email-address');
  addEligibilityRoute(api);
  // For tests: every transaction, whoever opened it.
  api.app.get('/_admin/transactions', async () => listTransactions(api).map(presentTransaction));
}
