import { callSimulator, openSimulatorAdmin } from './simulator-admin.ts';

/** A transaction as the card gateway keeps it. `taken` is what the customer has paid and not got back, in pence. */
export interface GatewayTransaction {
  transactionId: string;
  vendorTxCode: string;
  transactionType: string;
  status: string;
  statusCode: string;
  amount: number;
  refunded: number;
  voided: boolean;
  taken: number;
}

/** The admin API of the simulated card gateway. */
export function openPaymentsAdmin(origin: string) {
  return {
    ...openSimulatorAdmin(origin),
    listTransactions: () => callSimulator<GatewayTransaction[]>(origin, 'GET', '/_admin/transactions'),
    change: (switches: Record<string, boolean>) =>
      callSimulator<void>(origin, 'POST', '/_admin/switches', switches),
    expireKeys: () => callSimulator<void>(origin, 'POST', '/_admin/expire-keys'),
    /** Ends a challenge without a browser; the answer is what the bank's page would bring to the shop. */
    settleChallenge: (acsTransactionId: string, transStatus: 'Y' | 'N') =>
      callSimulator<{ cres: string }>(origin, 'POST', `/_admin/challenges/${acsTransactionId}`, {
        transStatus,
      }),
  };
}

export type PaymentsAdmin = ReturnType<typeof openPaymentsAdmin>;
