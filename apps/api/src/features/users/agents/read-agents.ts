import { getAgentDetails, getAgents } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { idleAfterSeconds, sessionTimeOf, toSeconds } from '../../../pipeline/session-time.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { describeDevice } from '../../../platform/http/describe-device.ts';
import { refuseTarget } from '../grant-rules.ts';
import { toFlags } from '../roles/role-queries.ts';
import { listAgents, listGivenCompanies, listOpenSessions } from './agent-queries.ts';
import { presentAgent } from './present-agent.ts';

export const getAgentsHandler = handle(getAgents, async ({ tx }) => ({
  entity: (await listAgents(tx)).map(presentAgent),
}));

export const getAgentDetailsHandler = handle(getAgentDetails, async ({ tx, person, query }) => {
  const [agent] = await listAgents(tx, query.agentId);
  if (agent === undefined) return refuse('not-found');
  const { user, roleFlags } = agent;
  const companyIds = await listGivenCompanies(tx, user.id);
  const presented = presentAgent(agent);
  return {
    entity: [
      {
        ...presented,
        flags: toFlags(user.flags).filter((flag) => roleFlags?.includes(flag) !== true),
        companyIds,
        otherCompanies: Math.max(0, presented.companyCount - companyIds.length),
        canBeChanged: user.status !== 'removed' && refuseTarget(person, user) === undefined,
        version: user.version,
        sessions: await presentSessions(tx, user.id),
      },
    ],
  };
});

/** Where a user is signed in; what has run out without anybody noticing is not shown any more. */
async function presentSessions(tx: Transaction, userId: string) {
  const open = await listOpenSessions(tx, userId);
  return open
    .filter(({ lastActivityAt, sessionTime }) => {
      const lastingMs = (toSeconds(sessionTimeOf(sessionTime)) + idleAfterSeconds) * 1000;
      return lastActivityAt.getTime() + lastingMs > Date.now();
    })
    .map(({ userAgent, startedAt, lastActivityAt }) => ({
      device: describeDevice(userAgent),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastActivityAt.toISOString(),
    }));
}
