import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList } from '../wire.ts';
import { paymentRecord } from './payment-record.ts';

/** The payments within one's reach, the newest first. */
export const getPaymentDetails = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentDetails',
  summary: 'Payments within reach',
  query: z.object({
    UserId: callerText,
    Page: z.coerce.number().int().positive().max(100_000).default(1),
    PageSize: z.coerce.number().int().positive().max(200).default(100),
  }),
  reply: entityList(paymentRecord).extend({ Total: z.int() }),
  access: 'signed-in',
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
