import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';
import { paymentStanding } from '../payment-status.ts';

const ignored = z.unknown().optional();

/** The result of a challenge: settled already, or handed in now. Asking again gives the same answer. */
export const sendChallengeResult = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/Send3DSecureChallengeAsync',
  summary: 'The outcome of a 3-D Secure challenge',
  body: z.object({
    transactionId: z.string().min(1).max(80),
    cRes: z.string().max(65_536).optional(),
    apiKey: ignored,
    password: ignored,
    opayoUrl: ignored,
    paymentDetailsForm: ignored,
  }),
  reply: paymentStanding,
  wire: { input: { names: { cRes: 'cRes' } }, reply: { asWritten: true } },
});
