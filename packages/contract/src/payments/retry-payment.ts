import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../wire.ts';
import { paymentStanding } from './payment-standing.ts';

/** Begins another attempt, once it is proved that the one before has taken nothing. */
export const retryPayment = defineCall({
  feature: 'payments',
  method: 'POST',
  path: '/api/PaymentsGateway/RetryPayment',
  summary: 'Begin another payment attempt for a filing',
  body: z.object({ FilingId: id }),
  reply: paymentStanding,
  access: { flag: 'SubmitCompany' },
  activity: null,
  transaction: 'process',
});
