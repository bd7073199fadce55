import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, entityList, id } from '../wire/shapes.ts';

/** Who is signed in. The first call after sign-in: it finds, or binds once, the user of the token. */
export const userLoginDetails = defineCall({
  ...reading('session', 'signed-in'),
  path: '/api/LicenceDetails/UserLoginDetails',
  summary: 'Who is signed in',
  query: z.object({ emailId: callerText }),
  reply: entityList(
    z.object({
      /** The account's central (main) user. */
      centralUserId: id,
      userFullName: z.string(),
      userEmail: z.string(),
      /** The signed-in person within the account; a main user has one too. */
      agentId: id,
      isMainUser: z.boolean(),
      accountName: z.string(),
    }),
  ),
  caller: { emailId: 'email' },
});
