import { z } from 'zod';
import { id, instant } from '../wire.ts';

/** A message as both of its people see it. Its text is plain: nothing in it is markup. */
export const chatMessageShape = z.object({
  /** Grows with time. */
  MessageId: z.int(),
  SenderId: id,
  RecipientId: id,
  /** As the sender's browser made it. */
  ClientKey: id,
  Text: z.string(),
  At: instant,
});

/** The longest message, in characters. */
export const longestMessage = 2000;
