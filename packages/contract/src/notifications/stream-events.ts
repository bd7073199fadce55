import { z } from 'zod';
import { defineCall } from '../call.ts';

/**
 * Server-sent events for all tabs of a browser: what changed, by ids, within the reach of the signed-in user. The first
 * event, `ready`, carries the number to resume from, by the header `Last-Event-ID` or the parameter.
 */
export const streamEvents = defineCall({
  feature: 'notifications',
  method: 'GET',
  path: '/api/Events',
  summary: 'What changes, as server-sent events',
  query: z.object({
    lastEventId: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  reply: z.string(),
  access: 'signed-in',
  activity: null,
  transaction: 'process',
  countsAsActivity: false,
  raw: true,
});
