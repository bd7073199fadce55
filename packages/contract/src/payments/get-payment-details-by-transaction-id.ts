import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, id } from '../wire.ts';
import { paymentRecord } from './payment-record.ts';

/** The payment that the gateway knows by a transaction id. */
export const getPaymentDetailsByTransactionId = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentDetailsByTransactionId',
  summary: 'A payment by its transaction id',
  query: z.object({ UserId: callerText, CompanyId: id, TransactionId: z.string().min(1).max(80) }),
  reply: entityList(paymentRecord),
  access: { flag: 'SubmitCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
