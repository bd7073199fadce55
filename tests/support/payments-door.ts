import { askDoor, openCommonDoors } from './control-door.ts';

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

/** The doors of the simulated card gateway. */
export function openPaymentsDoor(origin: string) {
  return {
    ...openCommonDoors(origin),
    listTransactions: () => askDoor<GatewayTransaction[]>(origin, 'GET', '/_control/transactions'),
    change: (switches: Record<string, boolean>) =>
      askDoor<void>(origin, 'POST', '/_control/switches', switches),
    expireKeys: () => askDoor<void>(origin, 'POST', '/_control/expire-keys'),
    /** Ends a challenge without a browser; the answer is what the bank's page would bring to the shop. */
    settleChallenge: (acsTransactionId: string, transStatus: 'Y' | 'N') =>
      askDoor<{ cres: string }>(origin, 'POST', `/_control/challenges/${acsTransactionId}`, { transStatus }),
  };
}

export type PaymentsDoor = ReturnType<typeof openPaymentsDoor>;
