import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, entityList, id, instant } from '../wire/shapes.ts';

/** The sessions of the signed-in person, the latest first. */
export const getSessions = defineCall({
  feature: 'session',
  method: 'GET',
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
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});

/** Ends one session of the person's own. */
export const endSession = defineCall({
  feature: 'session',
  method: 'POST',
  path: '/api/Session/EndSession',
  summary: 'Sign out one device',
  body: z.object({ sessionId: id }),
  reply: done,
  access: 'signed-in',
  activity: 'session.ended-elsewhere',
  transaction: 'one',
});

/** Ends every session of the person's own, the one that asks included. */
export const endAllSessions = defineCall({
  feature: 'session',
  method: 'POST',
  path: '/api/Session/EndAllSessions',
  summary: 'Sign out everywhere',
  reply: done,
  access: 'signed-in',
  activity: 'session.ended-everywhere',
  transaction: 'one',
});
