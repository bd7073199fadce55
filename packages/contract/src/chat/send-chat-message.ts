import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { chatMessageShape, longestMessage } from './chat-message.ts';

/** Writes to another person of the account. Sent again under the same key, it stays one message. */
export const sendChatMessage = defineCall({
  ...changing('chat', 'signed-in'),
  path: '/api/Chat/SendChatMessage',
  summary: 'Write to another person of the account',
  body: z.object({
    toUserId: id,
    /** Made by the sender, new for each message. */
    clientKey: id,
    text: z
      .string()
      .trim()
      .min(1, 'Enter a message')
      .max(longestMessage, `Enter a message of at most ${longestMessage} characters`),
  }),
  reply: entityList(chatMessageShape),
  activity: 'chat.message-sent',
});
