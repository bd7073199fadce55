import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';

/** Takes a payment back until midnight of its day, while its filing is not being filed: no money moves. */
export const voidPayment = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/VoidPayment',
  summary: 'Take a payment back on its own day',
  body: z.object({ paymentId: id, reason: z.string().trim().min(1).max(200) }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
});
