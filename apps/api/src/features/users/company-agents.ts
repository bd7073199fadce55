import { getCompanyAgents, saveCompanyAgent } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AccessListeners, publishAccess } from './grant-rules.ts';
import { lockMainUsers } from './main-user-queries.ts';
import { countReachChange, giveCompany, listCompanyAgents, takeCompany } from './company-agent-queries.ts';

export const getCompanyAgentsHandler = handle(getCompanyAgents, async ({ tx, company }) => ({
  entity: await presentAgents(tx, company.id),
}));

export const saveCompanyAgentHandler = (listeners: AccessListeners) =>
  handle(saveCompanyAgent, async ({ tx, company, person, body, record }) => {
    await lockMainUsers(tx);
    const agent = (await presentAgents(tx, company.id)).find(({ agentId }) => agentId === body.agentId);
    if (agent === undefined) return refuse('not-found');
    // Who reaches every company is limited, or not, in the settings.
    if (agent.reach === 'main' || agent.reach === 'every-company')
      return refuse('invalid-request', { errors: { agentId: 'Choose an agent with chosen companies' } });
    // Whoever is no main user changes their own access nowhere.
    if (agent.agentId === person.userId) return refuse('own-access');
    const given = { accountId: person.accountId, userId: agent.agentId, companyId: company.id };
    if (body.checked) await giveCompany(tx, given);
    else await takeCompany(tx, given.userId, given.companyId);
    await countReachChange(tx, given.userId);
    await publishAccess(tx, listeners, { accountId: given.accountId, userId: given.userId });
    record({ subject: agent.agentName, details: { agentId: agent.agentId, given: body.checked } });
    return { entity: await presentAgents(tx, company.id) };
  });

async function presentAgents(tx: Transaction, companyId: string) {
  const users = await listCompanyAgents(tx, companyId);
  return users.flatMap(({ id, fullName, status, kind, allCompanies, isGiven }) => {
    if (status === 'removed') return [];
    const byChoice = isGiven ? ('given' as const) : ('none' as const);
    const byRight = allCompanies ? ('every-company' as const) : byChoice;
    return [
      {
        agentId: id,
        agentName: fullName,
        status,
        reach: kind === 'main' ? ('main' as const) : byRight,
      },
    ];
  });
}
