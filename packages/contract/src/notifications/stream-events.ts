import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';

/**
 * Server-sent events for all tabs of a browser: what changed, by ids, within the reach of the signed-in user. The first
 * event, `ready`, carries the number to resume from, by the header `Last-Event-ID` or the parameter. Who has heard nothing yet says
 * how long ago they began to read: what has happened since is told at once, and nothing has to be read twice. Whether all of it is
 * known, as it is of the last minute, is said with `ready` as `isWhole`.
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
    /** In milliseconds. */
    readingFor: z.coerce.number().int().min(0).optional(),
  }),
  reply: z.string(),
  countsAsActivity: false,
  raw: true,
});
