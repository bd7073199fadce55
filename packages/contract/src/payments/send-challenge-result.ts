import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paymentStanding } from './payment-standing.ts';

const ignored = z.unknown().optional();

/** The result of a challenge: settled already, or handed in now. Asking again gives the same answer. */
export const sendChallengeResult = defineCall({
  feature: 'payments',
  method: 'POST',
  path: '/api/PaymentsGateway/Send3DSecureChallengeAsync',
  summary: 'The outcome of a 3-D Secure challenge',
  body: z.object({
    TransactionId: z.string().min(1).max(80),
    cRes: z.string().max(65_536).optional(),
    APIKey: ignored,
    Password: ignored,
    OpayoURL: ignored,
    PaymentDetailsform: ignored,
  }),
  reply: paymentStanding,
  access: { flag: 'SubmitCompany' },
  activity: null,
  transaction: 'process',
});
