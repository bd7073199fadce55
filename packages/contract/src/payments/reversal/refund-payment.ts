import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';

/** Gives the whole of a payment back to the card, while its filing is not being filed. */
export const refundPayment = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/RefundPayment',
  summary: 'Refund a payment',
  body: z.object({ paymentId: id, reason: z.string().trim().min(1).max(200) }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
});
