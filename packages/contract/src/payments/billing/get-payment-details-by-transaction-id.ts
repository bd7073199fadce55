import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../../call.ts';
import { callerText, entityList, id } from '../../wire/shapes.ts';
import { paymentRecord } from './payment-record.ts';

/** The payment that the gateway knows by a transaction id. */
export const getPaymentDetailsByTransactionId = defineCall({
  ...reading('payments', aboutCompany('submitCompany')),
  path: '/api/PaymentsGateway/GetPaymentDetailsByTransactionId',
  summary: 'A payment by its transaction id',
  query: z.object({ userId: callerText, companyId: id, transactionId: z.string().min(1).max(80) }),
  reply: entityList(paymentRecord),
  caller: { userId: 'user' },
});
