import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';

/**
 * Records the decision of somebody who looked an unclear payment, or its unclear refund, up at the gateway. The gateway's own
 * word goes before it: a transaction that was found is asked for, and taken only where it took this sum and is no other payment's.
 */
export const resolveUnclearPayment = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/ResolveUnclearPayment',
  summary: 'Decide an unclear payment or refund by what was looked up',
  body: z.object({
    paymentId: id,
    /** Of an unclear payment the first two, of an unclear refund the others. */
    outcome: z.enum(['taken', 'not-taken', 'refunded', 'not-refunded']),
    /** Where it was taken, the gateway’s transaction id. */
    transactionId: z
      .string()
      .trim()
      .max(80)
      .regex(/^[\w{}-]*$/, 'Enter the id as the card service writes it: letters, digits and hyphens')
      .optional(),
    reason: z.string().trim().min(1).max(500),
  }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
});
