import { changing, defineCall } from '../call.ts';
import { done } from '../wire/shapes.ts';

/** Ends the session at once, whatever the life of its tokens. */
export const signOut = defineCall({
  ...changing('session', 'signed-in'),
  path: '/api/Session/SignOut',
  summary: 'End the session',
  reply: done,
  activity: 'session.ended',
});
