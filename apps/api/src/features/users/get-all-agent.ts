import { getAllAgent } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { DocumentStore } from '../../platform/documents/document-store.ts';
import { presentPhoto } from './profile-photo.ts';
import { listUsers } from './user-queries.ts';

/** The users of the account; an agent sees only itself. */
export const getAllAgentHandler = ({ documentStore }: { documentStore: DocumentStore }) =>
  handle(getAllAgent, async ({ tx, person }) => {
    const users = await listUsers(tx, person.isMainUser ? undefined : person.userId);
    const agents = users.map(async (user) => ({
      agentId: user.id,
      agentName: user.fullName,
      agentEmail: user.email,
      agentProfilePhoto: await presentPhoto(documentStore, user.profilePhoto),
      isMainUser: user.kind === 'main',
      status: user.status,
    }));
    return { entity: await Promise.all(agents) };
  });
