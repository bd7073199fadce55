import type { Platform } from '../../composition.ts';
import {
  activeInactiveAgentHandler,
  removeUserHandler,
  resendInvitationHandler,
} from './agents/agent-status.ts';
import { getAgentDetailsHandler, getAgentsHandler } from './agents/read-agents.ts';
import { saveAgentDetailsHandler } from './agents/save-agent-details.ts';
import { getInvitationHandler } from './invitations/invitations.ts';
import { getRolesHandler, removeRoleHandler, saveRolesHandler } from './roles/roles.ts';

/** Users of the account, their roles and their invitations. */
export const userHandlers = (platform: Platform) => ({
  getAgents: getAgentsHandler,
  getAgentDetails: getAgentDetailsHandler,
  saveAgentDetails: saveAgentDetailsHandler(platform),
  activeInactiveAgent: activeInactiveAgentHandler(platform),
  removeUser: removeUserHandler(platform),
  resendInvitation: resendInvitationHandler(platform),
  getInvitation: getInvitationHandler(platform),
  getRoles: getRolesHandler,
  saveRoles: saveRolesHandler(platform),
  removeRole: removeRoleHandler,
});
