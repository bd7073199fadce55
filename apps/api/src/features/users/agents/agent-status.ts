import { activeInactiveAgent, removeUser, resendInvitation } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type AccessListeners, publishAccess, refuseTarget } from '../grant-rules.ts';
import { invite } from '../invitations/invitations.ts';
import { voidInvitation } from '../invitations/invitation-queries.ts';
import { endSessions, lockUser, setGivenCompanies, updateAgent } from './agent-queries.ts';
import { isLastMainUser, lockMainUsers } from '../main-user-queries.ts';
import { answerWithAgent } from './present-agent.ts';

type Dependencies = AccessListeners & Pick<Platform, 'clock' | 'jobs'>;

/** Switches a user off, with their open invitation; or on again, with a new one where they never signed in. */
export const activeInactiveAgentHandler = (dependencies: Dependencies) =>
  handle(activeInactiveAgent, async ({ tx, person, query, record }) => {
    const user = await findTarget(tx, person, query.agentId);
    if (user instanceof Refusal) return user;
    const isOff = user.status === 'inactive';
    if (isOff) {
      // A day that is over would switch it off again.
      const isOver = user.accessEndsOn !== null && user.accessEndsOn < dependencies.clock.today();
      await updateAgent(tx, user.id, {
        status: user.subject === null ? 'invited' : 'active',
        ...(isOver && { accessEndsOn: null }),
      });
      if (user.subject === null) await invite(tx, dependencies, { person, userId: user.id });
    } else {
      if (user.isLastMainUser) return refuse('last-main-user');
      await endAccess(tx, dependencies, { user, status: 'inactive', reason: 'access switched off' });
    }
    await publishAccess(tx, dependencies, { accountId: user.accountId, userId: user.id });
    record({
      ...(isOff && { action: 'agent.activated' }),
      subject: user.fullName,
      details: { agentId: user.id },
    });
    return answerWithAgent(tx, user.id);
  });

export const removeUserHandler = (dependencies: Dependencies) =>
  handle(removeUser, async ({ tx, person, query, record }) => {
    const user = await findTarget(tx, person, query.agentId);
    if (user instanceof Refusal) return user;
    if (user.isLastMainUser) return refuse('last-main-user');
    await endAccess(tx, dependencies, { user, status: 'removed', reason: 'user removed' });
    await setGivenCompanies(tx, { accountId: user.accountId, userId: user.id }, []);
    await publishAccess(tx, dependencies, { accountId: user.accountId, userId: user.id });
    record({ subject: user.fullName, details: { agentId: user.id } });
    return answerWithAgent(tx, user.id);
  });

export const resendInvitationHandler = (dependencies: Dependencies) =>
  handle(resendInvitation, async ({ tx, person, body, record }) => {
    const user = await findTarget(tx, person, body.agentId);
    if (user instanceof Refusal) return user;
    if (user.status !== 'invited') return refuse('not-found');
    await invite(tx, dependencies, { person, userId: user.id });
    record({ subject: user.fullName, details: { agentId: user.id } });
    return answerWithAgent(tx, user.id);
  });

/** A user whom the person may change, while nobody else does. */
async function findTarget(tx: Transaction, person: Person, agentId: string) {
  const mainUsers = await lockMainUsers(tx);
  const user = await lockUser(tx, agentId);
  if (user === undefined) return refuse('not-found');
  return refuseTarget(person, user) ?? { ...user, isLastMainUser: isLastMainUser(mainUsers, user.id) };
}

interface Ending {
  user: { id: string };
  status: 'inactive' | 'removed';
  reason: string;
}

export async function endAccess(
  tx: Transaction,
  { clock }: Pick<Dependencies, 'clock'>,
  { user, status, reason }: Ending,
) {
  await updateAgent(tx, user.id, { status });
  await voidInvitation(tx, user.id, clock.now());
  await endSessions(tx, user.id, reason);
}
