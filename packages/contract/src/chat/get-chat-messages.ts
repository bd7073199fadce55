import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { id } from '../wire/shapes.ts';
import { chatMessageShape } from './chat-message.ts';

/** What two people wrote to each other, the oldest first: the newest fifty, or the fifty before a message. */
export const getChatMessages = defineCall({
  ...reading('chat', 'signed-in'),
  path: '/api/Chat/GetChatMessages',
  summary: 'A conversation, a page at a time',
  query: z.object({
    withUserId: id,
    /** The oldest message that is known. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.object({ entity: z.array(chatMessageShape), hasOlder: z.boolean() }),
});
