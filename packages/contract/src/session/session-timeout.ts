import { z } from 'zod';
import { changing, defineCall, reading } from '../call.ts';
import { callerText, done, entityList } from '../wire/shapes.ts';

/** The bounds of a session's time: long enough to work before the five minutes of warning begin, and a day at most. */
export const sessionTimeLimits = { leastMinutes: 10, mostMinutes: 24 * 60 } as const;

const { leastMinutes, mostMinutes } = sessionTimeLimits;
const wholeHours = 'Enter whole hours, from 0 to 24';
const wholeMinutes = 'Enter whole minutes, from 0 to 59';

/** The two fields by which a session's time is set; a form checks itself by it before it asks. */
export const sessionTime = z
  .object({
    hours: z.int(wholeHours).min(0, wholeHours).max(24, wholeHours),
    minutes: z.int(wholeMinutes).min(0, wholeMinutes).max(59, wholeMinutes),
  })
  .refine(
    ({ hours, minutes }) => {
      const together = hours * 60 + minutes;
      return together >= leastMinutes && together <= mostMinutes;
    },
    { path: ['minutes'], message: 'Enter a time between 10 minutes and 24 hours' },
  );

/** How long sessions of the account last without activity: `Hours` and `Minutes`, together 20 minutes unless set. */
export const getSessionTimeout = defineCall({
  ...reading('session', 'signed-in'),
  path: '/api/Sessiontimeout/GetSessiontimeout',
  summary: 'How long a session lasts without activity',
  query: z.object({ userId: callerText }),
  reply: entityList(z.object({ hours: z.int(), minutes: z.int() })),
  caller: { userId: 'user' },
});

export const saveSessionTimeout = defineCall({
  ...changing('session', { flag: 'editSettings' }),
  path: '/api/Sessiontimeout/SaveSessiontimeout',
  summary: 'Set how long a session lasts without activity',
  body: sessionTime.safeExtend({ userId: callerText }),
  reply: done,
  caller: { userId: 'user' },
  activity: 'session-time.saved',
});

/**
 * What a browser says of its person while it is open. It counts as activity as of `SecondsSinceActivity` ago; without
 * that it only asks how long the session still lasts.
 */
export const keepAlive = defineCall({
  ...changing('session', 'signed-in'),
  path: '/api/Sessiontimeout/KeepAlive',
  summary: 'Say that the person is active, and learn how long the session still lasts',
  body: z.object({ secondsSinceActivity: z.int().min(0).max(86_400).optional() }),
  reply: entityList(
    z.object({
      remainingSeconds: z.int(),
      /** A payment under way counts as activity: its window, or the bank's, has the person's hands. */
      isPaying: z.boolean(),
    }),
  ),
  activity: null,
  countsAsActivity: false,
});
