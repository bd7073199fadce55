import { signOut } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { closeSession } from '../../pipeline/person-queries.ts';

/** Ends the session; `forget` makes every instance look at the database again at once. */
export const signOutHandler = ({ authenticator: { forget } }: Pick<Platform, 'authenticator'>) =>
  handle(signOut, async ({ tx, person }) => {
    await closeSession(tx, person.sessionId, 'signed out');
    await forget(tx, person.userId);
    return { done: true as const };
  });
