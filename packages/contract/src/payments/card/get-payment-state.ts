import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';

/** What is true now of the payment for a filing: its latest attempt. */
export const getPaymentState = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentState',
  summary: 'The state of the payment for a filing',
  query: z.object({ filingId: id }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
  access: { flag: 'submitCompany' },
  activity: null,
  transaction: 'one',
  countsAsActivity: false,
});
