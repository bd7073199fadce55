import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** Withdraws a filing that has not left for the registry, or that came back. What was paid for it is given back. */
export const withdrawFiling = defineCall({
  ...changing('submissions', { flag: 'submitCompany' }),
  path: '/api/Submissions/WithdrawFiling',
  summary: 'Withdraw a filing; its payment is refunded',
  body: z.object({ filingId: id, reason: z.string().trim().max(200).default('') }),
  reply: done,
  activity: 'filing.withdrawn',
});
