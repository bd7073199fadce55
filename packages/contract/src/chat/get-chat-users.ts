import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { entityList, id, instant } from '../wire/shapes.ts';

/** With whom one can write: the others of the account, those with unread messages first, then who is here. */
export const getChatUsers = defineCall({
  ...reading('chat', 'signed-in'),
  path: '/api/Chat/GetChatUsers',
  summary: 'The others of the account, who of them is here, and what of theirs is unread',
  reply: entityList(
    z.object({
      userId: id,
      userName: z.string(),
      userEmail: z.string(),
      profilePhoto: z.string().nullable(),
      /** Has the product open somewhere. */
      isHere: z.boolean(),
      /** False for who has left; what was written stays readable. */
      canReceive: z.boolean(),
      unread: z.int(),
      lastMessageAt: instant.nullable(),
    }),
  ),
});
