import { getAllAgent } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { DocumentStore } from '../../platform/document-store.ts';
import { presentPhoto } from './profile-photo.ts';
import { listUsers } from './user-queries.ts';

/** The users of the account; an agent sees only itself. */
export const getAllAgentHandler = ({ documentStore }: { documentStore: DocumentStore }) =>
  handle(getAllAgent, async ({ tx, person }) => {
    const users = await listUsers(tx, person.isMainUser ? undefined : person.userId);
    const agents = users.map(async (user) => ({
      AgentId: user.id,
      AgentName: user.fullName,
      AgentEmail: user.email,
      AgentProfilePhoto: await presentPhoto(documentStore, user.profilePhoto),
      IsMainUser: user.kind === 'main',
      Status: user.status,
    }));
    return { Entity: await Promise.all(agents) };
  });
