import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';

/**
 * Server-sent events for all tabs of a browser: what changed, by ids, within the reach of the signed-in user. The first
 * event, `ready`, carries the number to resume from, by the header `Last-Event-ID` or the parameter.
 */
export const streamEvents = defineCall({
  ...readingInSteps('notifications', 'signed-in'),
  path: '/api/Events',
  summary: 'What changes, as server-sent events',
  query: z.object({
    lastEventId: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  reply: z.string(),
  countsAsActivity: false,
  raw: true,
});
