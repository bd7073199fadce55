import type { SessionPort, SessionState } from '#app/session-port.ts';

/** A session that stays as it is. */
export const sessionOf = (state: SessionState, more: Partial<SessionPort> = {}): SessionPort => ({
  read: () => state,
  subscribe: () => () => undefined,
  restored: () => Promise.resolve(state.status === 'signed-in'),
  signIn: () => undefined,
  signOut: () => undefined,
  reload: () => undefined,
  idToken: () => 'signed',
  workIn: () => Promise.resolve(),
  relayToken: () => () => undefined,
  ...more,
});
