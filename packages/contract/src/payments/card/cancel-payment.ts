import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';

/** Gives a payment up, where it is certain that nothing was taken. Asking again changes nothing. */
export const cancelPayment = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/CancelPayment',
  summary: 'Give up a payment that has not been sent to the bank, or whose challenge is unanswered',
  body: z.object({ paymentId: id }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
});
