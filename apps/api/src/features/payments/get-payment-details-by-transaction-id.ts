import { getPaymentDetailsByTransactionId } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listPaymentsOfTransaction } from './payment-list-queries.ts';
import { presentPaymentRecord } from './present-payment-record.ts';

/** The payment of a company that the gateway knows by a transaction id. */
export const getPaymentDetailsByTransactionIdHandler = handle(
  getPaymentDetailsByTransactionId,
  async ({ tx, query, company }) => {
    const order = { companyId: company.id, transactionId: query.transactionId };
    return { entity: (await listPaymentsOfTransaction(tx, order)).map(presentPaymentRecord) };
  },
);
