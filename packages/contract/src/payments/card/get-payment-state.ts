import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';

/** What is true now of the payment for a filing: its latest attempt. */
export const getPaymentState = defineCall({
  ...reading('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/GetPaymentState',
  summary: 'The state of the payment for a filing',
  query: z.object({ filingId: id }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
  countsAsActivity: false,
});
