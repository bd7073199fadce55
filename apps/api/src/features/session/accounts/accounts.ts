import { changeAccount, getAccounts } from '@statbook/contract/calls';
import type { Authenticator } from '../../../pipeline/authenticator.ts';
import { handle } from '../../../pipeline/handler.ts';
import { closeSession, insertSession } from '../../../pipeline/person-queries.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Dependencies as SignInDependencies } from '../sign-in.ts';
import { getIdentityOf } from './account-queries.ts';
import { enqueueAccepted } from './notify-accepted.ts';
import { chooseUser, findOwnUsers, takeUpInvitation, verifiedEmail } from './choose-user.ts';

/** Without an ID token that is still good no invitation is shown: an address counts only while the issuer says so. */
export const getAccountsHandler = ({
  clock,
  database,
  idTokens,
}: Pick<SignInDependencies, 'clock' | 'database' | 'idTokens'>) =>
  handle(getAccounts, async ({ identity, body }) => {
    const claims = await idTokens.verifyIdToken(body.idToken);
    const email = claims.outcome === 'valid' ? verifiedEmail(claims, identity) : undefined;
    const { active, invited, current } = await database.transaction({ as: 'sign-in' }, (tx) =>
      findOwnUsers(tx, { identity, email, now: clock.now() }),
    );
    return {
      entity: [...active, ...invited.filter(({ isOpen }) => isOpen)].map(
        ({ id, accountId, accountName, status }) => ({
          accountId,
          accountName,
          isInvitation: status === 'invited',
          isCurrent: id === current?.id,
        }),
      ),
    };
  });

interface Dependencies extends SignInDependencies {
  authenticator: Pick<Authenticator, 'forget'>;
}

/** Moves the session of the person's token into another account; in the one before it ends. */
export const changeAccountHandler = (needs: Dependencies) =>
  handle(changeAccount, async ({ person, body, requestId, caller }) => {
    const { activity, authenticator, clock, database, idTokens, jobs } = needs;
    if (body.accountId === person.accountId) return { done: true as const };
    const claims = await idTokens.verifyIdToken(body.idToken);
    const entered = await database.transaction({ as: 'sign-in' }, async (tx) => {
      const now = clock.now();
      const identity = await getIdentityOf(tx, person.sessionId);
      const email = claims.outcome === 'valid' ? verifiedEmail(claims, identity) : undefined;
      const user = chooseUser(await findOwnUsers(tx, { identity, email, now }), body.accountId);
      // An invitation is found by the address that the issuer vouches for.
      if (user instanceof Refusal)
        return refuse(claims.outcome === 'unavailable' ? 'issuer-unavailable' : 'not-found');
      const refusal = await takeUpInvitation(tx, user, { identity, now });
      if (refusal !== undefined) return refusal;
      await closeSession(tx, person.sessionId, 'changed the account');
      const { tokenSession } = identity;
      const { id: userId, accountId } = user;
      await insertSession(tx, { accountId, userId, tokenSession, userAgent: caller.userAgent });
      const opened = user.status === 'invited' ? 'user.bound' : 'session.opened';
      const rows = [
        { accountId: person.accountId, userId: person.userId, action: 'session.left' },
        { accountId, userId, action: opened },
      ];
      // In one order whichever way the person goes, or two who cross would wait for each other's log.
      for (const row of rows.toSorted((a, b) => a.accountId.localeCompare(b.accountId)))
        await activity.record(tx, { ...row, actor: `person:${row.userId}`, requestId });
      await authenticator.forget(tx, person.userId);
      await enqueueAccepted(tx, jobs, user);
      return user;
    });
    if (entered instanceof Refusal) return entered;
    return { done: true as const };
  });
