import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../wire.ts';
import { paymentStanding } from './payment-standing.ts';

/** Gives a payment up, where it is certain that nothing was taken. Asking again changes nothing. */
export const cancelPayment = defineCall({
  feature: 'payments',
  method: 'POST',
  path: '/api/PaymentsGateway/CancelPayment',
  summary: 'Give up a payment that has not been sent to the bank, or whose challenge is unanswered',
  body: z.object({ PaymentId: id }),
  reply: paymentStanding,
  access: { flag: 'SubmitCompany' },
  activity: null,
  transaction: 'process',
});
