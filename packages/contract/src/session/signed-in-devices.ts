import { z } from 'zod';
import { changing, defineCall, reading } from '../call.ts';
import { done, entityList, id, instant } from '../wire/shapes.ts';

/** The sessions of the signed-in person, the latest first. */
export const getSessions = defineCall({
  ...reading('session', 'signed-in'),
  path: '/api/Session/GetSessions',
  summary: 'The devices on which the person is signed in',
  reply: entityList(
    z.object({
      sessionId: id,
      /** In words: "Chrome on Windows". */
      device: z.string(),
      startedAt: instant,
      lastSeenAt: instant,
      isThisOne: z.boolean(),
    }),
  ),
});

/** Ends one session of the person's own. */
export const endSession = defineCall({
  ...changing('session', 'signed-in'),
  path: '/api/Session/EndSession',
  summary: 'Sign out one device',
  body: z.object({ sessionId: id }),
  reply: done,
  activity: 'session.ended-elsewhere',
});

/** Ends every session of the person's own, the one that asks included. */
export const endAllSessions = defineCall({
  ...changing('session', 'signed-in'),
  path: '/api/Session/EndAllSessions',
  summary: 'Sign out everywhere',
  reply: done,
  activity: 'session.ended-everywhere',
});
