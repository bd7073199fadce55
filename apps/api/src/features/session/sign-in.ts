import { signIn } from '@statbook/contract/calls';
import type { ActivityLog } from '../../platform/activity/activity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type Identity } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { acceptInvitation, bindUser, findInvitedUser, findUserOf, openSession } from './session-queries.ts';

/** What sign-in needs of the identity client: the checked claims of an ID token. */
export interface IdTokens {
  verifyIdToken(token: string): Promise<
    | {
        outcome: 'valid';
        issuer: string;
        subject: string;
        email: string | undefined;
        emailVerified: boolean;
        issuedAt: Date;
      }
    | { outcome: 'invalid' }
    | { outcome: 'unavailable' }
  >;
}

interface Dependencies {
  database: Database;
  activity: ActivityLog;
  clock: Clock;
  idTokens: IdTokens;
}

/** Opens the session of a bound user; binds an invited one by verified e-mail, once. */
export const signInHandler = ({ database, activity, clock, idTokens }: Dependencies) =>
  handle(signIn, async ({ identity, body, requestId, caller }) => {
    const claims = await idTokens.verifyIdToken(body.idToken);
    if (claims.outcome === 'unavailable') return refuse('issuer-unavailable');
    if (claims.outcome === 'invalid' || !isSamePerson(claims, identity)) return refuse('not-signed-in');

    return database.transaction({ as: 'sign-in' }, async (tx) => {
      const bound = await findUserOf(tx, identity);
      const user = bound ?? (claims.emailVerified ? await findInvitedUser(tx, claims.email) : undefined);
      if (user === undefined) return refuse('not-invited');
      if (bound !== undefined && bound.status !== 'active') return refuse('access-switched-off');
      if (bound === undefined) {
        if (!(await acceptInvitation(tx, user.id, clock.now()))) return refuse('invitation-expired');
        await bindUser(tx, user.id, identity);
      }
      const { tokenSession } = identity;
      const { userAgent } = caller;
      const isOpen = await openSession(tx, { ...user, tokenSession, userAgent, signedInAt: claims.issuedAt });
      if (!isOpen) return refuse('session-ended');
      await activity.record(tx, {
        accountId: user.accountId,
        actor: `person:${user.id}`,
        action: bound === undefined ? 'user.bound' : 'session.opened',
        requestId,
      });
      return { done: true as const };
    });
  });

const isSamePerson = (claims: { issuer: string; subject: string }, identity: Identity) =>
  claims.issuer === identity.issuer && claims.subject === identity.subject;
