import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done, id } from '../wire/shapes.ts';

/** Notes how far a conversation has been read. What one has looked at is no matter for the activity log. */
export const markChatRead = defineCall({
  ...changing('chat', 'signed-in'),
  path: '/api/Chat/MarkChatRead',
  summary: 'Mark a conversation as read up to a message',
  body: z.object({ withUserId: id, messageId: z.int().min(1) }),
  reply: done,
  activity: null,
});
