import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, entityList, id, instant } from '../wire.ts';

/** The sessions of the signed-in person, the latest first. */
export const getSessions = defineCall({
  feature: 'session',
  method: 'GET',
  path: '/api/Session/GetSessions',
  summary: 'The devices on which the person is signed in',
  reply: entityList(
    z.object({
      SessionId: id,
      /** In words: "Chrome on Windows". */
      Device: z.string(),
      StartedAt: instant,
      LastSeenAt: instant,
      IsThisOne: z.boolean(),
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
  body: z.object({ SessionId: id }),
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
