import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../wire.ts';
import { chatMessageShape } from './chat-message.ts';

/** What two people wrote to each other, the oldest first: the newest fifty, or the fifty before a message. */
export const getChatMessages = defineCall({
  feature: 'chat',
  method: 'GET',
  path: '/api/Chat/GetChatMessages',
  summary: 'A conversation, a page at a time',
  query: z.object({
    WithUserId: id,
    /** The oldest message that is known. */
    Before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.object({ Entity: z.array(chatMessageShape), HasOlder: z.boolean() }),
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});
