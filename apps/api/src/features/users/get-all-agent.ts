import { getAllAgent } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listUsers } from './user-queries.ts';

/** The users of the account; an agent sees only itself. */
export const getAllAgentHandler = handle(getAllAgent, async ({ tx, person }) => {
  const users = await listUsers(tx, person.isMainUser ? undefined : person.userId);
  return {
    Entity: users.map((user) => ({
      AgentId: user.id,
      AgentName: user.fullName,
      AgentEmail: user.email,
      AgentProfilePhoto: user.profilePhoto,
      IsMainUser: user.kind === 'main',
      Status: user.status,
    })),
  };
});
