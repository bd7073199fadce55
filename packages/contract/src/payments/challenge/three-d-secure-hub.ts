import { z } from 'zod';
import { defineCall, readingInSteps } from '../../call.ts';

/**
 * Server-sent events for the payment window: `AuthenticationSuccess` and `AuthenticationFailure`, each with `acsTransID`
 * (and `errorCode`). A result that came before the window listened is sent at once.
 */
export const threeDSecureHub = defineCall({
  ...readingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/ThreeDSecureHub',
  summary: 'Results of 3-D Secure challenges, as server-sent events',
  query: z.object({ acsTransID: z.string().min(1).max(80) }),
  reply: z.string(),
  wire: { input: { asWritten: true } },
  countsAsActivity: false,
  raw: true,
});
