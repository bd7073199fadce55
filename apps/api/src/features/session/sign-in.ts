import { signIn } from '@statbook/contract/calls';
import type { ActivityLog } from '../../platform/activity/activity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { handle } from '../../pipeline/handler.ts';
import { closeSession, insertSession, type NewSession } from '../../pipeline/person-queries.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import {
  chooseUser,
  findOwnUsers,
  type IdTokens,
  isSamePerson,
  type OwnUsers,
  takeUpInvitation,
  verifiedEmail,
} from './accounts/choose-user.ts';
import { enqueueAccepted } from './accounts/notify-accepted.ts';

export interface Dependencies {
  database: Database;
  activity: ActivityLog;
  clock: Clock;
  jobs: Jobs;
  idTokens: IdTokens;
}

/** Opens the session of a bound user; binds an invited one by verified e-mail, once. */
export const signInHandler = (needs: Dependencies) =>
  handle(signIn, async ({ identity, body, requestId, caller }) => {
    const { database, activity, clock, idTokens, jobs } = needs;
    const claims = await idTokens.verifyIdToken(body.idToken);
    if (claims.outcome === 'unavailable') return refuse('issuer-unavailable');
    if (claims.outcome === 'invalid' || !isSamePerson(claims, identity)) return refuse('not-signed-in');

    const entered = await database.transaction({ as: 'sign-in' }, async (tx) => {
      const now = clock.now();
      const users = await findOwnUsers(tx, { identity, email: verifiedEmail(claims, identity), now });
      const user = chooseUser(users, body.accountId);
      if (user instanceof Refusal) return user;
      const refusal =
        (await takeUpInvitation(tx, user, { identity, now })) ??
        (await openSession(tx, users, {
          accountId: user.accountId,
          userId: user.id,
          tokenSession: identity.tokenSession,
          userAgent: caller.userAgent,
          signedInAt: claims.issuedAt,
        }));
      if (refusal !== undefined) return refusal;
      await activity.record(tx, {
        accountId: user.accountId,
        actor: `person:${user.id}`,
        action: user.status === 'invited' ? 'user.bound' : 'session.opened',
        requestId,
      });
      await enqueueAccepted(tx, jobs, user);
      return user;
    });
    if (entered instanceof Refusal) return entered;
    return { done: true as const };
  });

interface SignIn extends NewSession {
  /** When the issuer said so. */
  signedInAt: Date;
}

/**
 * Opens the session of a token, unless it is open already. One that has ended is opened again by a new sign-in only:
 * what the issuer said before its end is still in some browser, and the person may not be.
 */
async function openSession(
  tx: Transaction,
  { latest, current }: OwnUsers,
  signedIn: SignIn,
): Promise<Refusal | undefined> {
  if (current?.id === signedIn.userId) return undefined;
  // Another tab has chosen an account meanwhile: from there it is changed.
  if (current !== undefined) return refuse('changed-meanwhile');
  if (latest?.endedAt === null) await closeSession(tx, latest.id, 'signed in to another account');
  // A token says its second only, so one of the same second counts as new.
  const isOver = latest?.endedAt && signedIn.signedInAt.getTime() + 1000 <= latest.endedAt.getTime();
  if (isOver) return refuse('session-ended');
  await insertSession(tx, signedIn);
  return undefined;
}
