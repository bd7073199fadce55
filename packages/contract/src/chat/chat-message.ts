import { z } from 'zod';
import { id, instant } from '../wire/shapes.ts';

/** A message as both of its people see it. Its text is plain: nothing in it is markup. */
export const chatMessageShape = z
  .object({
    /** Grows with time. */
    messageId: z.int(),
    senderId: id,
    recipientId: id,
    /** As the sender's browser made it. */
    clientKey: id,
    text: z.string(),
    at: instant,
  })
  .meta({ title: 'ChatMessage' });

/** The longest message, in characters. */
export const longestMessage = 2000;
