import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';

/** Where a bank's page posts the result of a challenge. It answers every caller with the same small page. */
export const handleChallengeResult = defineCall({
  ...changingInSteps('payments', 'public'),
  path: '/api/CRes/handleCRes',
  summary: 'Notification of a 3-D Secure challenge (form-encoded, from the bank’s page)',
  body: z.object({ cres: z.unknown().optional() }),
  reply: z.string(),
  wire: { input: { asWritten: true } },
  raw: true,
});
