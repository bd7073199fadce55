import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../wire.ts';
import { paymentStanding } from './payment-standing.ts';

/** What is true now of the payment for a filing: its latest attempt. */
export const getPaymentState = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentState',
  summary: 'The state of the payment for a filing',
  query: z.object({ FilingId: id }),
  reply: paymentStanding,
  access: { flag: 'SubmitCompany' },
  activity: null,
  transaction: 'one',
  countsAsActivity: false,
});
