import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, id } from '../wire.ts';

/** Who is signed in. The first call after sign-in: it finds, or binds once, the user of the token. */
export const userLoginDetails = defineCall({
  feature: 'session',
  method: 'GET',
  path: '/api/LicenceDetails/UserLoginDetails',
  summary: 'Who is signed in',
  query: z.object({ EmailId: callerText }),
  reply: entityList(
    z.object({
      /** The account's central (main) user. */
      CentralUserId: id,
      UserFullName: z.string(),
      UserEmail: z.string(),
      /** The signed-in person within the account; a main user has one too. */
      AgentId: id,
      IsMainUser: z.boolean(),
      AccountName: z.string(),
    }),
  ),
  access: 'signed-in',
  caller: { EmailId: 'email' },
  activity: null,
  transaction: 'one',
});
