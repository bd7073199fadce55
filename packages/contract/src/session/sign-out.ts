import { defineCall } from '../call.ts';
import { done } from '../wire/shapes.ts';

/** Ends the session at once, whatever the life of its tokens. */
export const signOut = defineCall({
  feature: 'session',
  method: 'POST',
  path: '/api/Session/SignOut',
  summary: 'End the session',
  reply: done,
  access: 'signed-in',
  activity: 'session.ended',
  transaction: 'one',
});
