import { z } from 'zod';
import { changingInSteps, defineCall, readingInSteps } from '../call.ts';
import { done, entityList, id } from '../wire/shapes.ts';

const idToken = z.string().min(1).max(16_384);

/** The accounts among which whoever has signed in may choose; asked before a session is open, and in one. */
export const getAccounts = defineCall({
  ...readingInSteps('session', 'token'),
  method: 'POST',
  path: '/api/Session/GetAccounts',
  summary: 'The accounts that the person may work in, and those that have invited them',
  body: z.object({ idToken }),
  reply: entityList(
    z.object({
      accountId: id,
      accountName: z.string(),
      /** Whoever chooses the account accepts its invitation. */
      isInvitation: z.boolean(),
      /** The session of the token works in it. */
      isCurrent: z.boolean(),
    }),
  ),
});

/** Ends the session in one account, and opens that of the same token in another. */
export const changeAccount = defineCall({
  ...changingInSteps('session', 'signed-in'),
  path: '/api/Session/ChangeAccount',
  summary: 'Work in another account of the same person',
  body: z.object({ accountId: id, idToken }),
  reply: done,
});
