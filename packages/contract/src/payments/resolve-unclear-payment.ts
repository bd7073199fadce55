import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../wire.ts';
import { paymentStanding } from './payment-standing.ts';

/**
 * Records the decision of somebody who looked an unclear payment up at the gateway. The gateway's own word goes before it: a
 * transaction that was found is asked for, and taken only where it took this sum and is no other payment's.
 */
export const resolveUnclearPayment = defineCall({
  feature: 'payments',
  method: 'POST',
  path: '/api/PaymentsGateway/ResolveUnclearPayment',
  summary: 'Decide an unclear payment by what was looked up',
  body: z.object({
    PaymentId: id,
    Outcome: z.enum(['taken', 'not-taken']),
    /** Where it was taken, the gateway’s transaction id. */
    TransactionId: z
      .string()
      .trim()
      .max(80)
      .regex(/^[\w{}-]*$/, 'Enter the id as the card service writes it: letters, digits and hyphens')
      .optional(),
    Reason: z.string().trim().min(1).max(500),
  }),
  reply: paymentStanding,
  access: { flag: 'SubmitCompany' },
  activity: null,
  transaction: 'process',
});
