import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id, instant } from '../wire.ts';

/** With whom one can write: the others of the account, those with unread messages first, then who is here. */
export const getChatUsers = defineCall({
  feature: 'chat',
  method: 'GET',
  path: '/api/Chat/GetChatUsers',
  summary: 'The others of the account, who of them is here, and what of theirs is unread',
  reply: entityList(
    z.object({
      UserId: id,
      UserName: z.string(),
      UserEmail: z.string(),
      ProfilePhoto: z.string().nullable(),
      /** Has the product open somewhere. */
      IsHere: z.boolean(),
      /** False for who has left; what was written stays readable. */
      CanReceive: z.boolean(),
      Unread: z.int(),
      LastMessageAt: instant.nullable(),
    }),
  ),
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});
