import { refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Agent, listAgents } from './agent-queries.ts';

/** A user as the calls give it. */
export function presentAgent({ user, roleName, companyCount, lastSeenAt, invitedUntil }: Agent) {
  const { id, fullName, email, kind, status, roleId, allCompanies, accessEndsOn } = user;
  return {
    agentId: id,
    agentName: fullName,
    agentEmail: email,
    isMainUser: kind === 'main',
    status,
    roleId,
    roleName,
    allCompanies,
    companyCount: allCompanies ? 0 : (companyCount ?? 0),
    lastSeenAt: lastSeenAt?.toISOString(),
    invitedUntil: invitedUntil?.toISOString(),
    expires: accessEndsOn,
  };
}

/** The answer of a call that changed one user. */
export async function answerWithAgent(tx: Transaction, userId: string) {
  const [agent] = await listAgents(tx, userId);
  return agent === undefined ? refuse('not-found') : { entity: [presentAgent(agent)] };
}
