import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { callerText, entityList, id } from '../../wire/shapes.ts';
import { paymentRecord } from './payment-record.ts';

/** The payment that the gateway knows by a transaction id. */
export const getPaymentDetailsByTransactionId = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentDetailsByTransactionId',
  summary: 'A payment by its transaction id',
  query: z.object({ userId: callerText, companyId: id, transactionId: z.string().min(1).max(80) }),
  reply: entityList(paymentRecord),
  access: { flag: 'submitCompany', company: { in: 'query', field: 'companyId', by: 'id' } },
  caller: { userId: 'user' },
  activity: null,
  transaction: 'one',
});
